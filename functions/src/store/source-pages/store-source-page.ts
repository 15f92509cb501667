import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { Firestore } from 'firebase-admin/firestore';
import type { Log } from '../../log/log.ts';
import type { CandidateRate } from '../../sources/candidate-rate.ts';
import { ingestRates } from '../ingest/ingest-rates.ts';
import { maxRefusedShare, requireMostTaken } from './max-refused-share.ts';

/** The outcome of storing a page's rows. */
export interface StoredPage {
  readonly written: number;
  /** The reasons for the refused rows, one sentence each. */
  readonly refused: readonly string[];
  /** The rates that the page had before and lacks now, one sentence each. */
  readonly missing?: readonly string[];
}

/** The inputs of storing a page: those of a job, or of a page that staff drop. */
export interface StoreContext {
  readonly db: Firestore;
  now(): Date;
  readonly isDemonstration: boolean;
  readonly log: Log;
  readonly runId?: string;
  /** Judges and reports, but writes nothing. */
  readonly dryRun?: boolean;
}

interface PageOrigin {
  readonly source: RateSource;
  readonly name: string;
  /** The reasons for the rows that the adapter left out, one sentence each; they count as refused. */
  readonly held?: readonly string[];
}

/**
 * Ingests a page's rows. Throws SourceError 'too-many-refused' when so many are refused that nothing was
 * stored.
 */
export async function storeSourcePage(
  { db, now, isDemonstration, log, runId, dryRun }: StoreContext,
  rows: readonly CandidateRate[],
  { source, name, held = [] }: PageOrigin,
): Promise<StoredPage> {
  const count = rows.length + held.length;
  const report = await ingestRates(db, rows, {
    now: now(),
    source: isDemonstration ? 'demo' : source,
    ...(runId !== undefined && { runId }),
    ...(dryRun !== undefined && { dryRun }),
    maxRefusedShare: (maxRefusedShare * count - held.length) / Math.max(rows.length, 1),
  });
  const refused = report.refused.map(({ row, detail }) => `${rows[row]?.currency}: ${detail}`);
  requireMostTaken(name, [...held, ...refused], count);
  if (dryRun === true) return { written: report.written, refused };
  log.info('Rates ingested', {
    source: name,
    written: report.written,
    unchanged: report.unchanged,
    refused: refused.length,
  });
  return { written: report.written, refused };
}
