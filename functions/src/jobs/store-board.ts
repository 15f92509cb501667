import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { CandidateRate } from '../sources/candidate-rate.ts';
import { SourceError } from '../sources/source-error.ts';
import { ingestRates } from '../store/ingest-rates.ts';
import type { JobContext } from './job.ts';
import { maxRefusedShare } from './max-refused-share.ts';
import type { StoredPage } from './read-source.ts';

/**
 * Puts a page's rows through ingestion. Raises SourceError 'too-many-refused' when so many are
 * refused that nothing was stored.
 */
export async function storeBoard(
  { db, now, isDemonstration, log, runId }: JobContext,
  rows: readonly CandidateRate[],
  { source, name }: { readonly source: RateSource; readonly name: string },
): Promise<StoredPage> {
  const report = await ingestRates(db, rows, {
    now: now(),
    source: isDemonstration ? 'demo' : source,
    runId,
    maxRefusedShare,
  });
  const refused = report.refused.map(({ row, detail }) => `${rows[row]?.currency}: ${detail}`);
  if (refused.length > maxRefusedShare * rows.length) {
    const seen = `${refused.length} of ${rows.length} rows are refused, first: ${refused[0]}`;
    throw new SourceError('too-many-refused', name, seen.replace(/\.$/, ''));
  }
  log.info('Rates ingested', {
    source: name,
    written: report.written,
    unchanged: report.unchanged,
    refused: refused.length,
  });
  return { written: report.written, refused };
}
