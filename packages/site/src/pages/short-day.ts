import type { RateDate } from '@dinar/domain/days/rate-date';

/** A day in digits: "20/11/2026". */
export function formatShortDay(day: RateDate): string {
  const [year, month, dayOfMonth] = day.split('-');
  return `${dayOfMonth}/${month}/${year}`;
}
