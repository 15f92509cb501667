import { daysBetween, type RateDate } from './rate-date.ts';

/** How far back a published day may be and still be shown, in days. */
export const maxAgeDays = 7;

/** The latest of the days that is neither after today nor more than 7 days old. */
export function latestPublishedDay(
  days: Iterable<RateDate>,
  today: RateDate,
): RateDate | undefined {
  let latest: RateDate | undefined;
  for (const day of days) {
    const ageDays = daysBetween(day, today);
    if (ageDays < 0 || ageDays > maxAgeDays) continue;
    if (latest === undefined || day > latest) latest = day;
  }
  return latest;
}
