import type { RateDate } from '../days/rate-date.ts';

/** A day in figures: "20/11/2026". */
export function formatShortDay(day: RateDate): string {
  const [year, month, dayOfMonth] = day.split('-');
  return `${dayOfMonth}/${month}/${year}`;
}
