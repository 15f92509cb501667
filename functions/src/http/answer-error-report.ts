import type { ErrorReport } from '@dinar/site/delivery/error-report';
import { maxReportBytes, readErrorReports } from './error-reports.ts';
import {
  answerOf,
  type HttpAnswer,
  type HttpRequest,
  isFromHere,
  mediaTypeOf,
  plainAnswer,
} from './http-answer.ts';
import { limitOfWindow } from './limit-of-window.ts';

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
  const mayWrite = limitOfWindow(maxPerMinute, 60_000, nowMs);
  return async (request: HttpRequest): Promise<HttpAnswer> => {
    const refused = refusal(request);
    if (refused) return refused;
    const reports = read(request);
    if (!reports) return plainAnswer(400, 'Ce rapport est illisible.');
    if (!mayWrite('', reports.length)) {
      return plainAnswer(429, 'Trop de rapports pour cette minute.', { 'Retry-After': '60' });
    }
    for (const report of reports) write(report);
    return answerOf(reports.length > 0 ? 204 : 202, '');
  };
}

function refusal(request: HttpRequest): HttpAnswer | undefined {
  if (!isFromHere(request)) return plainAnswer(403, 'Ce rapport ne vient pas de ce site.');
  if (request.body.length > maxReportBytes) return plainAnswer(413, 'Ce rapport est trop long.');
  return undefined;
}

function read(request: HttpRequest): readonly ErrorReport[] | undefined {
  try {
    return readErrorReports(mediaTypeOf(request), request.body);
  } catch (error) {
    // Anybody may send anything: an unreadable body is answered, not logged.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
