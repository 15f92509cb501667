import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { CandidateRate } from '../sources/candidate-rate.ts';
import { ingestRates } from '../store/ingest/ingest-rates.ts';
import type { JobContext } from './job.ts';
import { maxRefusedShare, requireMostTaken } from './max-refused-share.ts';
import type { StoredPage } from './read-source.ts';

interface BoardOrigin {
  readonly source: RateSource;
  readonly name: string;
  /** The reasons for the rows that the adapter left out, one sentence each; they count as refused. */
  readonly held?: readonly string[];
}

/**
 * Ingests a page's rows. Throws SourceError 'too-many-refused' when so many are refused that nothing was
 * stored.
 */
export async function storeBoard(
  { db, now, isDemonstration, log, runId }: JobContext,
  rows: readonly CandidateRate[],
  { source, name, held = [] }: BoardOrigin,
): Promise<StoredPage> {
  const count = rows.length + held.length;
  requireMostTaken(name, held, count);
  const report = await ingestRates(db, rows, {
    now: now(),
    source: isDemonstration ? 'demo' : source,
    runId,
    maxRefusedShare: (maxRefusedShare * count - held.length) / Math.max(rows.length, 1),
  });
  const refused = report.refused.map(({ row, detail }) => `${rows[row]?.currency}: ${detail}`);
  requireMostTaken(name, [...held, ...refused], count);
  log.info('Rates ingested', {
    source: name,
    written: report.written,
    unchanged: report.unchanged,
    refused: refused.length,
  });
  return { written: report.written, refused };
}
