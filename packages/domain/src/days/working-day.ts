import { isExpectedFeast, isFixedHoliday } from './public-holidays.ts';
import { addDays, type RateDate } from './rate-date.ts';
import { isWeekend } from './weekend.ts';

/** Whether banks are expected to work: Monday to Friday, minus Tunisia's public holidays. */
export function isWorkingDay(day: RateDate): boolean {
  return !isWeekend(day) && !isFixedHoliday(day) && !isExpectedFeast(day);
}

/** The day itself when it is a working day, or the last one before it. */
export function latestWorkingDay(day: RateDate): RateDate {
  let candidate = day;
  while (!isWorkingDay(candidate)) candidate = addDays(candidate, -1);
  return candidate;
}

/** The working day before a day, which is not it. */
export function workingDayBefore(day: RateDate): RateDate {
  return latestWorkingDay(addDays(day, -1));
}

/** The `count` working days before a day, which is not one of them, the latest first. */
export function workingDaysBefore(day: RateDate, count: number): RateDate[] {
  const days: RateDate[] = [];
  let candidate = day;
  while (days.length < count) {
    candidate = latestWorkingDay(addDays(candidate, -1));
    days.push(candidate);
  }
  return days;
}
