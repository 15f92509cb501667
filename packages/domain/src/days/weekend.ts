import { dayStart, type RateDate } from './rate-date.ts';

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: RateDate): boolean {
  const weekday = dayStart(day).getUTCDay();
  return weekday === 0 || weekday === 6;
}
