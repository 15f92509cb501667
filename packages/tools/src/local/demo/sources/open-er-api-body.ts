import { dayStart, type RateDate } from '@dinar/domain/days/rate-date';
import { latestWorkingDay } from '@dinar/domain/days/working-day';
import { simulatedCurrencies, simulatedMid } from '../simulated-market.ts';

/** Returns the response of open.er-api.com on a day: units of each currency for one dinar. */
export function openErApiBody(day: RateDate): string {
  const market = latestWorkingDay(day);
  const rates = simulatedCurrencies.map((currency) => [
    currency,
    Number((1 / simulatedMid(currency, market)).toPrecision(12)),
  ]);
  return JSON.stringify({
    result: 'success',
    time_last_update_unix: dayStart(day).getTime() / 1000,
    base_code: 'TND',
    rates: { TND: 1, ...Object.fromEntries(rates) },
  });
}
