import { createHash } from 'node:crypto';
import type { LocatedRate } from '@dinar/domain/aggregates/correct-rates';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { documentId } from '@dinar/domain/documents/decoded';
import type { JudgedRates } from '@dinar/domain/rates/judge-rates';
import { verdictOf } from '@dinar/domain/rates/plausible-rate';
import type { Timestamp } from 'firebase-admin/firestore';
import { deadLetterEnd, deadLetterPath } from '../records/dead-letter.ts';
import type { RateTransaction } from './rate-store.ts';

/** A row whose `problem` differs from its verdict; without `problem` it is plausible. */
export interface MarkChange {
  readonly path: string;
  readonly problem?: string;
}

/** Returns the rows from a day on whose `problem` must change. */
export function markChanges(
  rows: readonly LocatedRate[],
  { plausible, suspect }: JudgedRates,
  from: RateDate,
): MarkChange[] {
  const problems = new Map(suspect.map(({ rate, problem }) => [rate, problem]));
  const judged = new Set([...plausible, ...problems.keys()].filter(({ date }) => date >= from));
  return rows.flatMap(({ path, rate }) => {
    const problem = problems.get(rate);
    if (!judged.has(rate) || isSame(rate.problem, problem)) return [];
    return [{ path, ...(problem !== undefined && { problem }) }];
  });
}

/**
 * Writes to rows the problem that excludes them, or clears it; changes no other field. Records each new
 * problem under `system/dead-letters/events`, once for each row and problem.
 */
export function markRows(
  transaction: RateTransaction,
  changes: readonly MarkChange[],
  markedAt: Timestamp,
): void {
  for (const { path, problem } of changes) {
    transaction.update(path, [{ field: ['problem'], value: problem ?? null }]);
    if (problem === undefined) continue;
    transaction.set(deadLetterPath(letterId(path, problem)), {
      reason: 'suspect',
      detail: problem,
      document: path,
      recordedAt: markedAt,
      expireAt: deadLetterEnd(markedAt.toDate()),
    });
  }
}

// Compares only verdicts: the values that a row was compared with may have moved since, and reporting that
// would add nothing.
function isSame(reported: string | undefined, found: string | undefined): boolean {
  return (reported && verdictOf(reported)) === (found && verdictOf(found));
}

function letterId(path: string, problem: string): string {
  const hash = createHash('sha256').update(verdictOf(problem)).digest('hex').slice(0, 16);
  return `suspect:${documentId(path)}:${hash}`;
}
