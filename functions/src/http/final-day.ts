import { addDays, type RateDate, utcDay } from '@dinar/domain/days/rate-date';

/** Returns whether a day will get no more rates: a bank's rates of yesterday may still arrive. */
export function isFinalDay(day: RateDate, now: Date): boolean {
  return day < addDays(utcDay(now), -1);
}
