import type { RateDate } from '@dinar/domain/days/rate-date';
import type { LiveQuote } from '@dinar/functions/store/live/live-quote';
import { type SimulatedCurrency, simulatedCurrencies } from './simulated-market.ts';

/** Returns the demonstration's market as live quotes of a day, with the source `demo`. */
export function liveQuotes(
  live: Readonly<Record<SimulatedCurrency, number>>,
  date: RateDate,
): LiveQuote[] {
  return simulatedCurrencies.map((currency) => ({
    currency,
    value: live[currency],
    date,
    source: 'demo',
  }));
}
