import type { ErrorReport } from '@dinar/site/delivery/error-report';
import { maxReportBytes, readErrorReports } from './error-reports.ts';
import { type HttpAnswer, type HttpRequest, noStore, plainAnswer } from './http-answer.ts';
import { isFromHere } from './refuse-post.ts';

interface ReportSink {
  readonly write: (report: ErrorReport) => void;
  readonly nowMs: () => number;
}

const maxPerMinute = 30;

/**
 * Returns the function that answers reports of errors. It writes at most 30 a minute, so that nobody can fill
 * the log. Only a written report is answered with 204, which an alert counts.
 */
export function errorReportAnswerer({ write, nowMs }: ReportSink) {
  let written = { minute: 0, count: 0 };
  return async (request: HttpRequest): Promise<HttpAnswer> => {
    const refused = refusal(request);
    if (refused) return refused;
    const reports = read(request);
    if (!reports) return plainAnswer(400, 'Ce rapport est illisible.');
    const minute = Math.floor(nowMs() / 60_000);
    if (minute !== written.minute) written = { minute, count: 0 };
    if (written.count + reports.length > maxPerMinute) {
      return plainAnswer(429, 'Trop de rapports pour cette minute.', { 'Retry-After': '60' });
    }
    written.count += reports.length;
    for (const report of reports) write(report);
    return {
      status: reports.length > 0 ? 204 : 202,
      headers: { 'Cache-Control': noStore },
      body: '',
    };
  };
}

function refusal(request: HttpRequest): HttpAnswer | undefined {
  if (!isFromHere(request)) return plainAnswer(403, 'Ce rapport ne vient pas de ce site.');
  if (request.body.length > maxReportBytes) return plainAnswer(413, 'Ce rapport est trop long.');
  return undefined;
}

function read({ header, body }: HttpRequest): readonly ErrorReport[] | undefined {
  const [type = ''] = (header('content-type') ?? '').toLowerCase().split(';');
  try {
    return readErrorReports(type.trim(), body);
  } catch (error) {
    // Anybody may send anything: an unreadable body is answered, not logged.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
