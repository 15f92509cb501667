import { utcDay } from '@dinar/domain/days/rate-date';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { Firestore } from 'firebase-admin/firestore';
import type { CandidateRate } from '../../sources/candidate-rate.ts';
import { type CandidateRow, decodeCandidates } from './decode-candidates.ts';
import type { IngestReport } from './ingest-report.ts';
import { type JudgedCandidates, judgeCandidates } from './judge-candidates.ts';
import { nearRows } from './near-rows.ts';
import { pastRows } from './past-rows.ts';
import { readWitnesses } from './read-witnesses.ts';
import { type JumpApproval, recordAcceptedJumps } from './record-accepted-jumps.ts';
import { isWanted, pathOf, readStored } from './stored-rows.ts';
import { wasOvertaken, writeRates } from './write-rates.ts';

interface IngestContext {
  readonly now: Date;
  readonly source: RateSource;
  /** Written to every row, so that its trigger can log the run. */
  readonly runId?: string;
  /** Judges and reports, but writes nothing. */
  readonly dryRun?: boolean;
  /** Writes nothing at all when more than this share of all rows is refused: with 0, all rows or none. */
  readonly maxRefusedShare?: number;
  /** Refuses rows that change a stored past day, or are of a day more than a month ago. */
  readonly guardsPast?: boolean;
  readonly onProgress?: (done: number, total: number) => void;
  /** Accepts rows that moved more than the jump guard allows; the approver and the reason are recorded. */
  readonly acceptJumps?: JumpApproval;
}

/**
 * The only way into `bank-rates`: judges every row that would change something by domain's rule, and writes
 * the accepted ones, idempotently, because each row has a fixed id. Refused rows are reported and not
 * stored; only derivation writes `problem`. Rows that people typed or changed in the console count as
 * unchanged, except when they import a file.
 *
 * Judges all rows before it writes any. Firestore commits 500 writes at a time, and one bank's day is never
 * split over two commits. When a commit fails after others succeeded, throws IngestInterruptedError, and
 * running the same rows again completes them.
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

/** The number of attempts: a row that changes while it is replaced is read again. */
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
  const judged = await judgeByDays(db, changed, context);
  const past = context.guardsPast === true ? pastRows(changed, stored, utcDay(context.now)) : [];
  const refused = [...decoded.refused, ...past, ...judged.refused].sort((a, b) => a.row - b.row);
  const unchanged = decoded.rows.length - changed.length + decoded.repeated;
  const isBlocked = refused.length > (context.maxRefusedShare ?? 1) * candidates.length;
  if (isBlocked) return { written: 0, unchanged, refused };
  if (context.dryRun !== true) {
    await recordAcceptedJumps(db, judged.jumps, context);
    await writeRates(db, judged.accepted, stored, context);
  }
  return { written: judged.accepted.length, unchanged, refused };
}

async function judgeByDays(
  db: Firestore,
  rows: readonly CandidateRow[],
  { now, acceptJumps }: IngestContext,
): Promise<JudgedCandidates> {
  const judged: JudgedCandidates[] = [];
  for (const near of nearRows(rows)) {
    const witnesses = await readWitnesses(db, near, utcDay(now));
    judged.push(judgeCandidates(near, witnesses, { now, acceptsJumps: acceptJumps !== undefined }));
  }
  return {
    accepted: judged.flatMap(({ accepted }) => accepted),
    refused: judged.flatMap(({ refused }) => refused),
    jumps: judged.flatMap(({ jumps }) => jumps),
  };
}
