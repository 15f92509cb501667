import { daysBetween } from '@dinar/domain/days/rate-date';
import { maxReferenceAgeDays } from '@dinar/domain/rates/rate-references';
import type { CandidateRow } from './decode-candidates.ts';

/** Rows farther apart share neither a board in force nor a reference. */
const farDays = 2 * maxReferenceAgeDays;

/**
 * Splits rows into those of near days, the earliest first. Each part is judged beside the stored rows of its own days:
 * one row of a mistyped year would otherwise have every row since then read.
 */
export function nearRows(rows: readonly CandidateRow[]): CandidateRow[][] {
  const parts: CandidateRow[][] = [];
  for (const row of [...rows].sort((a, b) => daysBetween(b.rate.date, a.rate.date))) {
    const before = parts.at(-1)?.at(-1);
    if (before && daysBetween(before.rate.date, row.rate.date) <= farDays) parts.at(-1)?.push(row);
    else parts.push([row]);
  }
  return parts;
}
