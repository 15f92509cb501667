import { closedBecause } from './closed-because.ts';
import { addDays, type RateDate } from './rate-date.ts';

/** Whether banks are expected to be open: Monday to Friday, except public holidays of Tunisia. */
export function isWorkingDay(day: RateDate): boolean {
  return closedBecause(day) === undefined;
}

/** The day itself if it is a working day, otherwise the last working day before it. */
export function latestWorkingDay(day: RateDate): RateDate {
  let candidate = day;
  while (!isWorkingDay(candidate)) candidate = addDays(candidate, -1);
  return candidate;
}

/** The last working day before a day, never the day itself. */
export function workingDayBefore(day: RateDate): RateDate {
  return latestWorkingDay(addDays(day, -1));
}

/**
 * Whether a day will get no more rates. Those of Friday may still arrive on Monday: a bank's page shows them until
 * its next ones.
 */
export function isFinalDay(day: RateDate, today: RateDate): boolean {
  return day < workingDayBefore(today);
}

/** The last `count` working days before a day, the latest first; the day itself is not included. */
export function workingDaysBefore(day: RateDate, count: number): RateDate[] {
  const days: RateDate[] = [];
  let candidate = day;
  while (days.length < count) {
    candidate = latestWorkingDay(addDays(candidate, -1));
    days.push(candidate);
  }
  return days;
}
