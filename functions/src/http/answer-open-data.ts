import { createHash } from 'node:crypto';
import { utcDay } from '@dinar/domain/days/rate-date';
import { isFinalDay } from '@dinar/domain/days/working-day';
import { llmsText, llmsTextPath } from '@dinar/site/open-data/llms-text';
import { openDataFileName } from '@dinar/site/open-data/open-data-file';
import type { SiteIdentity } from '@dinar/site/pages/site-identity';
import {
  type OpenDataAddress,
  type OpenDataFormat,
  type OpenDataSubject,
  parseOpenDataPath,
} from '@dinar/site/routes/open-data-paths';
import { answerOf, type HttpAnswer, type HttpRequest } from './http-answer.ts';
import { openDataContent } from './open-data-content.ts';
import type { OpenDataReads } from './open-data-reads.ts';
import { corsHeaders, refuseOpenData } from './open-data-refusals.ts';

export interface OpenDataSources {
  readonly site: () => Promise<SiteIdentity>;
  readonly reads: OpenDataReads;
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
}

type DataRequest = Pick<HttpRequest, 'method' | 'url' | 'header'>;

/** Answers an address of the open data with its file, or a refusal that gives the reason. */
export async function answerOpenData(
  request: DataRequest,
  sources: OpenDataSources,
): Promise<HttpAnswer> {
  const site = await sources.site();
  const { method } = request;
  if (method === 'OPTIONS') return answerOf(204, '', preflight);
  if (method !== 'GET' && method !== 'HEAD') return refuseOpenData(site, { kind: 'method' });
  const [path = '', query] = request.url.split('?');
  const answer =
    path === llmsTextPath
      ? ok(llmsText(site), {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': keptForS(hourS),
        })
      : await answerAddress(parseOpenDataPath(path), site, sources);
  return unlessKnown(request, query === undefined ? answer : ofQuery(answer, `${site.url}${path}`));
}

async function answerAddress(
  address: OpenDataAddress,
  site: SiteIdentity,
  { reads, now, report }: OpenDataSources,
): Promise<HttpAnswer> {
  if (address.kind !== 'file') return refuseOpenData(site, address);
  try {
    const content = await openDataContent(address, { site, reads, today: utcDay(now()) });
    if (content.kind !== 'text') return refuseOpenData(site, content);
    return ok(content.text, headersOf(address, now()));
  } catch (error) {
    report(error);
    return refuseOpenData(site, { kind: 'unreadable' });
  }
}

const types: Readonly<Record<OpenDataFormat, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  xml: 'application/atom+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
};

type File = Extract<OpenDataAddress, { readonly kind: 'file' }>;

function headersOf({ subject, format }: File, now: Date): HttpAnswer['headers'] {
  const saved = `attachment; filename="${openDataFileName(subject, format)}"`;
  return {
    'Content-Type':
      subject.kind === 'feed' && format === 'json' ? 'application/feed+json' : types[format],
    'Cache-Control': keptForS(lifetimeS(subject, now)),
    ...(format === 'csv' && { 'Content-Disposition': saved }),
  };
}

const preflight = {
  ...corsHeaders,
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'If-None-Match',
  'Access-Control-Max-Age': '86400',
  'Cache-Control': 'public, max-age=86400',
};

const dayS = 86_400;
const hourS = 3600;
const minuteS = 60;

// A correction of an older day is served within an hour, one of an older year within a day.
function lifetimeS(subject: OpenDataSubject, now: Date): number {
  switch (subject.kind) {
    case 'latest':
    case 'excelLatest':
    case 'best':
    case 'banks':
    case 'bank':
    case 'feed':
    case 'feedOfCurrency':
      return 5 * minuteS;
    case 'day':
      return isFinalDay(subject.day, utcDay(now)) ? hourS : 5 * minuteS;
    case 'yearOfSeries':
      return Number(subject.year) < now.getUTCFullYear() ? dayS : hourS;
    default:
      return hourS;
  }
}

function keptForS(seconds: number): string {
  const beyond = 'stale-while-revalidate=600, stale-if-error=86400';
  return `public, max-age=${seconds}, s-maxage=${seconds}, ${beyond}`;
}

function ok(body: string, headers: HttpAnswer['headers']): HttpAnswer {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return answerOf(200, body, { ...corsHeaders, ...headers, ETag: tag });
}

// Spreadsheets add a query to read a file anew, and a cache keeps a copy for each: the shortest lifetime.
function ofQuery(answer: HttpAnswer, canonical: string): HttpAnswer {
  if (answer.status !== 200) return answer;
  const headers = {
    'Cache-Control': `public, max-age=${minuteS}`,
    Link: `<${canonical}>; rel="canonical"`,
  };
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

// A CDN that compresses an answer weakens its tag: https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
function unlessKnown({ header }: DataRequest, answer: HttpAnswer): HttpAnswer {
  const known = header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  const tag = answer.headers.ETag;
  if (tag === undefined || !known?.some((one) => one === tag || one === '*')) return answer;
  const { 'Content-Type': _1, 'Content-Disposition': _2, ...headers } = answer.headers;
  return answerOf(304, '', headers);
}
