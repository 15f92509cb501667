import { daysBetween, type RateDate } from '../days/rate-date.ts';

/** The maximum age of a published day that is shown, in days. */
export const maxAgeDays = 7;

/** Whether a rate of a day may be shown today: not in the future, and at most 7 days old. */
export function mayBeShown(day: RateDate, today: RateDate): boolean {
  const ageDays = daysBetween(day, today);
  return ageDays >= 0 && ageDays <= maxAgeDays;
}

/** The latest of the days that may be shown today. */
export function latestShownDay(days: Iterable<RateDate>, today: RateDate): RateDate | undefined {
  return [...days]
    .filter((day) => mayBeShown(day, today))
    .sort()
    .at(-1);
}
