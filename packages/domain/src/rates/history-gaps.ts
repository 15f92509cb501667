import { publicationOn } from '../days/publication.ts';
import { addDays, daysBetween, type RateDate } from '../days/rate-date.ts';
import { isWeekend } from '../days/weekend.ts';

/** Why a day has no rate: nobody publishes on it, or nothing was published or read. */
export const absenceReasons = ['weekend', 'holiday', 'unpublished'] as const;

export type AbsenceReason = (typeof absenceReasons)[number];

/** Days in a row without a rate, all for one reason. */
export interface DayGap {
  readonly from: RateDate;
  readonly to: RateDate;
  readonly dayCount: number;
  readonly reason: AbsenceReason;
}

/**
 * Why a day without a rate has none. A day beside an expected feast counts as a holiday: the moon may
 * have moved the feast to it.
 */
export function absenceOn(day: RateDate): AbsenceReason {
  if (isWeekend(day)) return 'weekend';
  return publicationOn(day) === 'certain' ? 'unpublished' : 'holiday';
}

/** The days from `from` to `to`, each of which has no rate. */
export function gapsWithin(from: RateDate, to: RateDate): DayGap[] {
  const gaps: DayGap[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const reason = absenceOn(day);
    const last = gaps.at(-1);
    if (last?.reason === reason) {
      gaps[gaps.length - 1] = { ...last, to: day, dayCount: last.dayCount + 1 };
    } else {
      gaps.push({ from: day, to: day, dayCount: 1, reason });
    }
  }
  return gaps;
}

/** The days between two days that have a rate. */
export function gapsBetween(before: RateDate, after: RateDate): DayGap[] {
  if (daysBetween(before, after) <= 1) return [];
  return gapsWithin(addDays(before, 1), addDays(after, -1));
}

/** How many days lack for each reason. */
export function countAbsences(gaps: readonly DayGap[]): Readonly<Record<AbsenceReason, number>> {
  const counts = { weekend: 0, holiday: 0, unpublished: 0 };
  for (const { reason, dayCount } of gaps) counts[reason] += dayCount;
  return counts;
}
