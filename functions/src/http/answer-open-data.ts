import { createHash } from 'node:crypto';
import type { OpenRate, StoredOpenRate } from '@dinar/domain/open-data/open-rate';
import { openDataFileName, openDataText } from '@dinar/site/open-data/open-data-file';
import { openDataOpenApi } from '@dinar/site/open-data/open-data-openapi';
import { openDataSchema } from '@dinar/site/open-data/open-data-schema';
import type { SiteIdentity } from '@dinar/site/pages/site-identity';
import {
  type OpenDataAddress,
  type OpenDataFormat,
  type OpenDataSubject,
  parseOpenDataPath,
} from '@dinar/site/routes/open-data-paths';
import type { HttpAnswer, HttpRequest } from './http-answer.ts';
import { forAnyPage, refuseOpenData } from './open-data-refusals.ts';
import type { OpenDataRates } from './open-data-values.ts';
import { isSettledDay } from './settled-day.ts';

export interface OpenDataSources {
  readonly site: () => Promise<SiteIdentity>;
  readonly rates: OpenDataRates;
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
}

type DataRequest = Pick<HttpRequest, 'method' | 'url' | 'header'>;

/**
 * Answers an address of the open data with its numbers, its description, or a refusal that gives the
 * reason.
 */
export async function answerOpenData(
  request: DataRequest,
  sources: OpenDataSources,
): Promise<HttpAnswer> {
  const site = await sources.site();
  const { method } = request;
  if (method === 'OPTIONS') return { status: 204, headers: preflight, body: '' };
  if (method !== 'GET' && method !== 'HEAD') return refuseOpenData(site, { kind: 'method' });
  const [path = '', query] = request.url.split('?');
  // A cache keeps one copy for each query: anyone could use queries to make it request every number again.
  if (query !== undefined) return refuseOpenData(site, { kind: 'query', path });
  const answer = await answerAddress(parseOpenDataPath(path), site, sources);
  return unlessKnown(request, answer);
}

async function answerAddress(
  address: OpenDataAddress,
  site: SiteIdentity,
  sources: OpenDataSources,
): Promise<HttpAnswer> {
  if (address.kind === 'description') {
    const document = address.name === 'openapi' ? openDataOpenApi(site) : openDataSchema();
    return ok(`${JSON.stringify(document, undefined, 2)}\n`, {
      'Content-Type': json,
      'Cache-Control': keptForS(3600),
    });
  }
  if (address.kind !== 'file') return refuseOpenData(site, address);
  try {
    return await answerFile(address, site, sources);
  } catch (error) {
    sources.report(error);
    return refuseOpenData(site, { kind: 'unreadable' });
  }
}

interface OpenDataFile {
  readonly subject: OpenDataSubject;
  readonly format: OpenDataFormat;
}

async function answerFile(
  file: OpenDataFile,
  site: SiteIdentity,
  { rates, now }: OpenDataSources,
): Promise<HttpAnswer> {
  const { value, isStale } = await rates(file.subject);
  if (isStale) return refuseOpenData(site, { kind: 'unreadable' });
  if (value.length === 0) return refuseOpenData(site, { kind: 'empty', subject: file.subject });
  const real = value.filter(isReal);
  if (real.length < value.length) return refuseOpenData(site, { kind: 'demonstration' });
  const { subject, format } = file;
  const saved = `attachment; filename="${openDataFileName(subject, format)}"`;
  return ok(openDataText(site, file, real), {
    'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8; header=present' : json,
    'Cache-Control': keptForS(lifetimeS(subject, now())),
    ...(format === 'csv' && { 'Content-Disposition': saved }),
  });
}

function isReal(rate: StoredOpenRate): rate is OpenRate {
  return rate.source !== 'demo';
}

const json = 'application/json; charset=utf-8';

const preflight = {
  ...forAnyPage,
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'If-None-Match',
  'Access-Control-Max-Age': '86400',
  'Cache-Control': 'public, max-age=86400',
};

// A correction of an older day is served within an hour.
function lifetimeS(subject: OpenDataSubject, now: Date): number {
  return subject.kind === 'day' && isSettledDay(subject.day, now) ? 3600 : 300;
}

function keptForS(seconds: number): string {
  const beyond = 'stale-while-revalidate=600, stale-if-error=86400';
  return `public, max-age=${seconds}, s-maxage=${seconds}, ${beyond}`;
}

function ok(body: string, headers: HttpAnswer['headers']): HttpAnswer {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status: 200, headers: { ...forAnyPage, ...headers, ETag: tag }, body };
}

// A CDN that compresses an answer weakens its tag: https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
function unlessKnown({ header }: DataRequest, answer: HttpAnswer): HttpAnswer {
  const known = header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  const tag = answer.headers.ETag;
  if (tag === undefined || !known?.some((one) => one === tag || one === '*')) return answer;
  const { 'Content-Type': _1, 'Content-Disposition': _2, ...headers } = answer.headers;
  return { status: 304, headers, body: '' };
}
