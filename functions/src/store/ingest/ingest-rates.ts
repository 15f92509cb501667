import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { Firestore } from 'firebase-admin/firestore';
import type { CandidateRate } from '../../sources/candidate-rate.ts';
import { decodeCandidates } from './decode-candidates.ts';
import type { IngestReport } from './ingest-report.ts';
import { judgeCandidates } from './judge-candidates.ts';
import { type JumpApproval, recordAcceptedJumps } from './record-accepted-jumps.ts';
import { isWanted, pathOf, readStored } from './stored-rows.ts';
import { wasOvertaken, writeRates } from './write-rates.ts';

interface IngestContext {
  readonly now: Date;
  readonly source: RateSource;
  /** Is written on every row, so that its trigger can name the run it serves. */
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
 * writes those it accepts, under ids that make a repetition change nothing. Refused rows are reported
 * and not stored; `problem` is written by derivation alone. Rows that people typed or changed in the
 * console count as unchanged, but for a file of theirs.
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
  let written = 0;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const report = await ingestOnce(db, candidates, context);
      return {
        ...report,
        written: report.written + written,
        unchanged: report.unchanged - written,
      };
    } catch (error) {
      if (attempt === maxAttempts || !wasOvertaken(error)) throw error;
      written += error.written;
    }
  }
}

/** A row that changes while it is replaced is read anew. */
const maxAttempts = 5;

async function ingestOnce(
  db: Firestore,
  candidates: readonly CandidateRate[],
  context: IngestContext,
): Promise<IngestReport> {
  const decoded = decodeCandidates(candidates, context);
  const stored = await readStored(
    db,
    decoded.rows.map(({ rate }) => rate),
  );
  const changed = decoded.rows.filter(({ rate }) =>
    isWanted(stored.get(pathOf(rate)), rate, context.source),
  );
  const acceptsJumps = context.acceptJumps !== undefined;
  const judged = await judgeCandidates(db, changed, { now: context.now, acceptsJumps });
  const refused = [...decoded.refused, ...judged.refused].sort((a, b) => a.row - b.row);
  const unchanged = decoded.rows.length - changed.length + decoded.repeated;
  const maxRefusedShare = context.allOrNothing === true ? 0 : (context.maxRefusedShare ?? 1);
  const isBlocked = refused.length > maxRefusedShare * candidates.length;
  if (isBlocked) return { written: 0, unchanged, refused };
  if (context.dryRun !== true) {
    await recordAcceptedJumps(db, judged.jumps, context);
    await writeRates(db, judged.accepted, stored, context);
  }
  return { written: judged.accepted.length, unchanged, refused };
}
