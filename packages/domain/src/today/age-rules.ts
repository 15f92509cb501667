import { certainDayBefore } from '../days/publication.ts';
import { daysBetween, type RateDate } from '../days/rate-date.ts';

/** The maximum age of a published day that is shown, in days. */
export const maxAgeDays = 7;

/** Whether a rate of a day may be shown today: not in the future, and at most 7 days old. */
export function mayBeShown(day: RateDate, today: RateDate): boolean {
  const ageDays = daysBetween(day, today);
  return ageDays >= 0 && ageDays <= maxAgeDays;
}

/**
 * The first day whose boards are in force today: the last working day before today. A day that a moved feast
 * may have closed does not count as a working day here, so that no board expires because of it.
 */
export function firstDayInForce(today: RateDate): RateDate {
  return certainDayBefore(today);
}

/** Whether a bank's board is in force today. */
export function isInForce(day: RateDate, today: RateDate): boolean {
  return day <= today && day >= firstDayInForce(today);
}

/** The latest of the days that may be shown today. */
export function latestShownDay(days: Iterable<RateDate>, today: RateDate): RateDate | undefined {
  return [...days]
    .filter((day) => mayBeShown(day, today))
    .sort()
    .at(-1);
}
