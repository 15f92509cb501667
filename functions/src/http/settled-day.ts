import { addDays, type RateDate, utcDay } from '@dinar/domain/days/rate-date';

/** Whether no rates of a day are awaited any more: a bank's rates of yesterday may still come in. */
export function isSettledDay(day: RateDate, now: Date): boolean {
  return day < addDays(utcDay(now), -1);
}
