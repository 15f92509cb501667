import type { RateDate } from '@dinar/domain/days/rate-date';
import type { SourceHealth } from '@dinar/domain/documents/health-document';
import type { PageVersion } from '@dinar/domain/documents/page-version-document';
import { fetchPage } from '../sources/http/fetch-page.ts';
import { defaultLimits, userAgentOf } from '../sources/http/http-client.ts';
import type { FetchedPage, SourceRequest } from '../sources/http/source-request.ts';
import { readPageVersion, rememberPageVersion } from '../store/records/page-versions.ts';
import type { StoredPage } from '../store/source-pages/store-source-page.ts';
import type { JobContext } from './job.ts';

/**
 * Fetches and stores one page, unless the source answers that it is still the stored version. A version is
 * stored once none of its rows is refused or missing; until then the page is requested again. A page of one
 * day is fetched in full on another day, and in every manual run for a given day.
 */
export async function readSource(
  context: JobContext,
  request: SourceRequest,
  store: (body: string, version?: PageVersion) => Promise<StoredPage>,
  day?: RateDate,
): Promise<SourceHealth> {
  const edition = { address: request.address, ...(day !== undefined && { day }) };
  const known =
    context.date === undefined
      ? await readPageVersion(context.db, request.source, edition)
      : undefined;
  const asked = known === undefined ? request : { ...request, known };
  const page = await fetchSource(context, asked);
  if (page.kind === 'not-modified') return { state: 'unchanged', rows: 0, refused: 0 };
  const stored = await store(page.text, page.version);
  const { written, refused, missing = [] } = stored;
  const isWhole = refused.length === 0 && missing.length === 0;
  if (page.version && isWhole) {
    await rememberPageVersion(context.db, request.source, { ...page.version, ...edition });
  }
  context.log.info('Source read', {
    source: request.source,
    written,
    refused: refused.length,
    missing: missing.length,
  });
  return sourceHealth(stored);
}

function sourceHealth({ written, refused, missing = [] }: StoredPage): SourceHealth {
  const reasons = [...missing, ...refused].join(' ');
  return {
    state: written > 0 ? 'stored' : 'unchanged',
    rows: written,
    refused: refused.length,
    ...(reasons !== '' && { reason: shortened(reasons) }),
  };
}

/** Fetches a source's page for a job, as fetchPage. */
export function fetchSource(context: JobContext, request: SourceRequest): Promise<FetchedPage> {
  return fetchPage(request, {
    ...context,
    random: Math.random,
    userAgent: userAgentOf(context.settings),
    limits: defaultLimits,
  });
}

const maxReasonLength = 500;

/** Returns a reason shortened for a record: it quotes the page, which may contain any text of any length. */
export function shortened(reason: string): string {
  return reason.length <= maxReasonLength ? reason : `${reason.slice(0, maxReasonLength)}…`;
}
