import { utcDay } from '@dinar/domain/days/rate-date';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreRateStore } from '../rate-store/firestore-rate-store.ts';
import type { LiveQuote, RefusedQuote } from './live-quote.ts';
import { writeLiveRate } from './write-live-rate.ts';

interface LiveReport {
  readonly written: number;
  readonly unchanged: number;
  readonly refused: readonly RefusedQuote[];
}

/**
 * Stores these live rates: `live_rate` of each currency, and `live` in the history point of its day.
 *
 * The variation, in percent, is against the last history point of an earlier day: its live rate, else the
 * central bank's. It is absent when no day of the week before is known. A quote older than the stored one
 * is written only to the history.
 */
export async function writeLiveRates(
  db: Firestore,
  quotes: readonly LiveQuote[],
  now: Date,
): Promise<LiveReport> {
  const today = utcDay(now);
  const store = firestoreRateStore(db);
  const results = await Promise.all(
    quotes.map((quote) => writeLiveRate(store, { ...quote, date: quote.date ?? today }, now)),
  );
  return {
    written: results.filter((result) => result === 'written').length,
    unchanged: results.filter((result) => result === 'unchanged').length,
    refused: results.filter((result): result is RefusedQuote => typeof result !== 'string'),
  };
}
