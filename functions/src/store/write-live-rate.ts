import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { type HistoryPoint, rateHistoryId } from '@dinar/domain/documents/rate-history-document';
import { encodeLive, type LiveRate } from '@dinar/domain/documents/rates-stats-document';
import { roundRate } from '@dinar/domain/money/decimal';
import { guardRate } from '@dinar/domain/rates/guard-rate';
import { variationPercent } from '@dinar/domain/rates/variation';
import { Timestamp } from 'firebase-admin/firestore';
import { lastRateBefore, settleHistoryPoint, storedPoint } from './history-point.ts';
import type { LiveQuote, RefusedQuote } from './live-quote.ts';
import type { RateStore, RateTransaction, StoredDocument } from './rate-store.ts';
import { type Outcome, outcomeOf } from './settle-aggregate.ts';
import { statsFields, storedCentral, storedLive } from './stats-fields.ts';

type DatedQuote = LiveQuote & { readonly date: RateDate };

/** Writes one currency's live rate and history point in one transaction. */
export function writeLiveRate(
  store: RateStore,
  quote: DatedQuote,
  now: Date,
): Promise<'written' | 'unchanged' | RefusedQuote> {
  const { currency, date } = quote;
  return store.transact(async (transaction) => {
    const stats = await transaction.get(`${collection.ratesStats}/${currency}`);
    const year = await transaction.get(yearPath(rateHistoryId(currency, date)));
    const pair = { purchaseRate: quote.value, saleRate: quote.value };
    const central = storedCentral(currency, stats.data);
    const verdict = guardRate(pair, { midRate: central?.value });
    if (!verdict.ok) return { currency, reason: verdict.reason, detail: verdict.detail };
    const value = roundRate(quote.value);
    const reference = await referenceOf(transaction, year, quote);
    const variation = reference === undefined ? 0 : variationPercent(value, reference);
    const point = { ...storedPoint(year, date), live: value };
    const outcomes = [
      settleLive(transaction, stats, currency, { value, date, variation, source: quote.source }),
      settleHistoryPoint(transaction, year, { date, point }, Timestamp.fromDate(now)),
    ];
    return outcomes.includes('written') ? 'written' : 'unchanged';
  });
}

function yearPath(id: string): string {
  return `${collection.rateHistory}/${id}`;
}

function settleLive(
  transaction: RateTransaction,
  stats: StoredDocument,
  currency: ForeignCurrencyCode,
  live: LiveRate,
): Outcome {
  const known = storedLive(currency, stats.data);
  if (known !== undefined && known.date > live.date) return 'unchanged';
  const fields = encodeLive(live);
  if (stats.data === undefined) {
    transaction.set(stats.path, statsFields(currency, [], fields) ?? fields);
    return 'written';
  }
  const outcome = outcomeOf({ live_rate: stats.data.live_rate }, fields);
  if (outcome === 'written') {
    transaction.update(stats.path, [{ field: ['live_rate'], value: fields.live_rate }]);
  }
  return outcome;
}

async function referenceOf(
  transaction: RateTransaction,
  year: StoredDocument,
  { currency, date }: DatedQuote,
): Promise<number | undefined> {
  const rateOf = (point: HistoryPoint) => point.live ?? point.central;
  const known = lastRateBefore(year, date, rateOf);
  if (known !== undefined) return known;
  const yearBefore = `${currency}_${Number(date.slice(0, 4)) - 1}`;
  return lastRateBefore(await transaction.get(yearPath(yearBefore)), date, rateOf);
}
