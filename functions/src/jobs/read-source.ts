import type { SourceHealth } from '@dinar/domain/documents/health-document';
import type { PageVersion } from '@dinar/domain/documents/page-version-document';
import { cutText } from '../sources/cut-text.ts';
import { fetchPage } from '../sources/http/fetch-page.ts';
import { defaultLimits, userAgentOf } from '../sources/http/http-client.ts';
import type { FetchedPage, SourceRequest } from '../sources/http/source-request.ts';
import { readPageVersion, rememberPageVersion } from '../store/records/page-versions.ts';
import type { StoredPage } from '../store/source-pages/store-source-page.ts';
import type { JobContext } from './job.ts';

/**
 * Fetches and stores one page. With `when` 'if-changed', the source may answer that it is still the stored version; a
 * version counts as stored once none of its rows is refused or missing. The pages with the rates of a day are always
 * read in full: a row that staff delete, for its source to write it again, would otherwise stay away.
 */
export async function readSource(
  context: JobContext,
  request: SourceRequest,
  store: (body: string, version?: PageVersion) => Promise<StoredPage>,
  when: 'always' | 'if-changed' = 'always',
): Promise<SourceHealth> {
  const known = when === 'if-changed' ? await readPageVersion(context.db, request) : undefined;
  const page = await fetchSource(context, known === undefined ? request : { ...request, known });
  if (page.kind === 'not-modified') return { state: 'unchanged', rows: 0, refused: 0 };
  const stored = await store(page.text, page.version);
  const { written, refused, missing = [] } = stored;
  const isWhole = refused.length === 0 && missing.length === 0;
  if (when === 'if-changed' && page.version && isWhole) {
    await rememberPageVersion(context.db, request.source, page.version);
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
  return reason.length <= maxReasonLength ? reason : `${cutText(reason, maxReasonLength)}…`;
}
