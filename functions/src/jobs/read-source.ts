import type { RateDate } from '@dinar/domain/days/rate-date';
import type { SourceHealth } from '@dinar/domain/documents/health-document';
import { fetchPage } from '../sources/http/fetch-page.ts';
import type { SourceRequest } from '../sources/http/source-request.ts';
import { readPageVersion, rememberPageVersion } from '../store/page-versions.ts';
import { httpClientOf } from './http-client-of.ts';
import type { JobContext } from './job.ts';

/** What became of a page's rows. */
export interface StoredPage {
  readonly written: number;
  /** Why rows were not taken, a sentence each. */
  readonly refused: readonly string[];
}

/**
 * Fetches one page, unless the source says that it is the one we stored, and stores it. A version
 * counts as stored once every row of it is: until then the page is asked for again. A page that
 * shows one day is asked for afresh on another.
 */
export async function readSource(
  context: JobContext,
  request: SourceRequest,
  store: (body: string) => Promise<StoredPage>,
  day?: RateDate,
): Promise<SourceHealth> {
  const edition = { address: request.address, ...(day !== undefined && { day }) };
  const known = await readPageVersion(context.db, request.source, edition);
  const asked = known === undefined ? request : { ...request, known };
  const page = await fetchPage(asked, httpClientOf(context));
  if (page.kind === 'not-modified') return { state: 'unchanged', rows: 0, refused: 0 };
  const { written, refused } = await store(page.text);
  const isWhole = refused.length === 0;
  if (page.version && isWhole) {
    await rememberPageVersion(context.db, request.source, { ...page.version, ...edition });
  }
  context.log.info('Source read', {
    source: request.source,
    written,
    refused: refused.length,
  });
  return sourceHealth({ written, refused });
}

/** The record of a source whose page was taken. */
export function sourceHealth({ written, refused }: StoredPage): SourceHealth {
  return {
    state: written > 0 ? 'stored' : 'unchanged',
    rows: written,
    refused: refused.length,
    ...(refused[0] !== undefined && { reason: refused[0] }),
  };
}
