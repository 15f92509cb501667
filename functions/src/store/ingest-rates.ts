import { sameContent } from '@dinar/domain/aggregates/same-content';
import { encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { collection } from '@dinar/domain/documents/collections';
import { type BankRate, bankRateId, type RateSource } from '@dinar/domain/rates/bank-rate';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { CandidateRate } from '../sources/candidate-rate.ts';
import { commitGroups, type Write } from './commit-groups.ts';
import { type CandidateRow, decodeCandidates } from './decode-candidates.ts';
import { getDocuments } from './get-documents.ts';
import { groupBy } from './group-by.ts';
import { IngestInterruptedError } from './ingest-interrupted-error.ts';
import type { IngestReport } from './ingest-report.ts';
import { judgeCandidates } from './judge-candidates.ts';
import { type JumpApproval, recordAcceptedJumps } from './record-accepted-jumps.ts';

export interface IngestContext {
  readonly now: Date;
  readonly source: RateSource;
  /** Stands on every row that is written, so that its trigger can name the run it serves. */
  readonly runId?: string;
  /** Judge and report, write nothing. */
  readonly dryRun?: boolean;
  /** One refused row and nothing at all is written. */
  readonly allOrNothing?: boolean;
  /** More refused rows than this share of all, and nothing at all is written. */
  readonly maxRefusedShare?: number;
  readonly onProgress?: (done: number, total: number) => void;
  /** Takes rows that moved more than the jump guard allows; who says so, and why, is recorded. */
  readonly acceptJumps?: JumpApproval;
}

/**
 * The one way into `bank-rates`: judges by domain's rule every row that would change something, and
 * writes those it accepts, under ids that make a repetition change nothing. What is refused is told
 * and not stored; `problem` is written by derivation alone.
 *
 * All is judged before anything is written. Firestore commits 500 writes at a time, and one bank's
 * day is never split over two commits; should a commit fail after others succeeded, the error
 * raised (IngestInterruptedError) says so, and running the same rows again completes them.
 */
export async function ingestRates(
  db: Firestore,
  candidates: readonly CandidateRate[],
  context: IngestContext,
): Promise<IngestReport> {
  const decoded = decodeCandidates(candidates, context);
  const changed = await findChanged(db, decoded.rows);
  const acceptsJumps = context.acceptJumps !== undefined;
  const judged = await judgeCandidates(db, changed, { now: context.now, acceptsJumps });
  const refused = [...decoded.refused, ...judged.refused].sort((a, b) => a.row - b.row);
  const unchanged = decoded.rows.length - changed.length + decoded.repeated;
  const maxRefusedShare = context.allOrNothing === true ? 0 : (context.maxRefusedShare ?? 1);
  const isHeld = refused.length > maxRefusedShare * candidates.length;
  if (isHeld) return { written: 0, unchanged, refused };
  if (context.dryRun !== true) {
    await recordAcceptedJumps(db, judged.jumps, context);
    await writeRates(db, judged.accepted, context);
  }
  return { written: judged.accepted.length, unchanged, refused };
}

async function findChanged(
  db: Firestore,
  rows: readonly CandidateRow[],
): Promise<readonly CandidateRow[]> {
  const stored = await getDocuments(
    db,
    rows.map(({ rate }) => pathOf(rate)),
  );
  return rows.filter(({ rate }, index) => !isStored(stored[index]?.data(), rate));
}

// The instant of the fetch is no part of what was published.
function isStored(stored: DocumentData | undefined, rate: BankRate): boolean {
  const { fetchedAt: _, ...published } = encodeBankRate(rate);
  return Object.entries(published).every(([name, value]) => sameContent(stored?.[name], value));
}

async function writeRates(
  db: Firestore,
  rates: readonly BankRate[],
  { onProgress, runId }: IngestContext,
): Promise<void> {
  const boards = groupBy(rates, (rate) => `${rate.date}_${rate.bankId}`);
  const groups = [...boards.values()].map((board) => board.map((rate) => writeOf(db, rate, runId)));
  let done = 0;
  try {
    await commitGroups(db, groups, (writes) => {
      done += writes;
      onProgress?.(done, rates.length);
    });
  } catch (cause) {
    throw new IngestInterruptedError(done, rates.length, cause);
  }
}

function writeOf(db: Firestore, rate: BankRate, runId: string | undefined): Write {
  const ref = db.doc(pathOf(rate));
  const fields = { ...encodeBankRate(rate), ...(runId !== undefined && { runId }) };
  return (batch) => batch.set(ref, fields);
}

function pathOf(rate: BankRate): string {
  return `${collection.bankRates}/${bankRateId(rate)}`;
}
