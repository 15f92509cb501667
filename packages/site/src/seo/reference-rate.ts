import { latestPublishedDay } from '@dinar/domain/days/published-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { CentralRate, RatesStats } from '@dinar/domain/documents/rates-stats-document';

/**
 * The one rate a page quotes in its title: the live rate, else the central bank's, in TND for one
 * unit; undefined when neither is of today or of the 7 days before.
 */
export function referenceRate(
  stats: RatesStats | undefined,
  today: RateDate,
): CentralRate | undefined {
  return [stats?.live, stats?.central].find((rate) => rate && isCurrent(rate.date, today));
}

/** Whether a rate of that day may be shown today. */
export function isCurrent(date: RateDate, today: RateDate): boolean {
  return latestPublishedDay([date], today) !== undefined;
}
