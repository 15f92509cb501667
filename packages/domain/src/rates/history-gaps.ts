import { publicationOn } from '../days/publication.ts';
import { addDays, daysBetween, type RateDate } from '../days/rate-date.ts';
import { isWeekend } from '../days/weekend.ts';

/** The reasons why a day has no rate: no source publishes on it, or no rate was published or read. */
export const absenceReasons = ['weekend', 'holiday', 'unpublished'] as const;

export type AbsenceReason = (typeof absenceReasons)[number];

/** Consecutive days without a rate, all for the same reason. */
export interface DayGap {
  readonly from: RateDate;
  readonly to: RateDate;
  readonly dayCount: number;
  readonly reason: AbsenceReason;
}

/**
 * The reason why a day has no rate. A day beside an expected feast counts as a holiday, because the moon may
 * have moved the feast to it.
 */
export function absenceOn(day: RateDate): AbsenceReason {
  if (isWeekend(day)) return 'weekend';
  return publicationOn(day) === 'certain' ? 'unpublished' : 'holiday';
}

/** The gaps from `from` to `to`, a range without any rate. */
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

/** The gaps between two consecutive days with a rate. */
export function gapsBetween(before: RateDate, after: RateDate): DayGap[] {
  if (daysBetween(before, after) <= 1) return [];
  return gapsWithin(addDays(before, 1), addDays(after, -1));
}

/** The number of days without a rate, by reason. */
export function countAbsences(gaps: readonly DayGap[]): Readonly<Record<AbsenceReason, number>> {
  const counts = { weekend: 0, holiday: 0, unpublished: 0 };
  for (const { reason, dayCount } of gaps) counts[reason] += dayCount;
  return counts;
}
