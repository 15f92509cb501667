import { expectedFeasts, fixedHolidays } from './public-holidays.ts';
import { addDays, dayStart, type RateDate } from './rate-date.ts';

/** Whether rates are published that day: Monday to Friday, minus Tunisia's public holidays. */
export function isWorkingDay(day: RateDate): boolean {
  const weekday = dayStart(day).getUTCDay();
  return weekday >= 1 && weekday <= 5 && !isHoliday(day);
}

/** The day itself when it is a working day, or the last one before it. */
export function latestWorkingDay(day: RateDate): RateDate {
  let candidate = day;
  while (!isWorkingDay(candidate)) candidate = addDays(candidate, -1);
  return candidate;
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

function isHoliday(day: RateDate): boolean {
  const [year, monthDay] = [day.slice(0, 4), day.slice(5)];
  return fixedHolidays.includes(monthDay) || (expectedFeasts[year]?.includes(monthDay) ?? false);
}
