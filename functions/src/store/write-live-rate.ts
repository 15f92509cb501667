import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import {
  type HistoryPoint,
  historyPointKey,
  rateHistoryId,
} from '@dinar/domain/documents/rate-history-document';
import { encodeLive, type LiveRate } from '@dinar/domain/documents/rates-stats-document';
import { roundRate } from '@dinar/domain/money/decimal';
import { guardRate } from '@dinar/domain/rates/guard-rate';
import { variationPercent } from '@dinar/domain/rates/variation';
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { lastRateBefore, settleHistoryPoint, storedPoint } from './history-point.ts';
import type { LiveQuote, RefusedQuote } from './live-quote.ts';
import { type Outcome, outcomeOf } from './settle-aggregate.ts';
import { statsFields, storedCentral, storedLive } from './stats-fields.ts';

type DatedQuote = LiveQuote & { readonly date: RateDate };

/** Writes one currency's live rate and history point in one transaction. */
export function writeLiveRate(
  db: Firestore,
  quote: DatedQuote,
  now: Date,
): Promise<'written' | 'unchanged' | RefusedQuote> {
  const { currency, date } = quote;
  const statsRef = db.collection(collection.ratesStats).doc(currency);
  const yearRef = db.collection(collection.rateHistory).doc(rateHistoryId(currency, date));
  return db.runTransaction(async (transaction) => {
    const [stats, year] = await transaction.getAll(statsRef, yearRef);
    if (stats === undefined || year === undefined) throw new Error('getAll answered too little');
    const pair = { purchaseRate: quote.value, saleRate: quote.value };
    const central = storedCentral(currency, stats.data());
    const verdict = guardRate(pair, { midRate: central?.value });
    if (!verdict.ok) return { currency, reason: verdict.reason, detail: verdict.detail };
    const value = roundRate(quote.value);
    const reference = await referenceOf(transaction, db, year, quote);
    const variation = reference === undefined ? 0 : variationPercent(value, reference);
    const point = { ...storedPoint(year, date), live: value };
    const outcomes = [
      settleLive(transaction, stats, currency, { value, date, variation, source: quote.source }),
      settleHistoryPoint(transaction, year, historyPointKey(date), point, Timestamp.fromDate(now)),
    ];
    return outcomes.includes('written') ? 'written' : 'unchanged';
  });
}

function settleLive(
  transaction: Transaction,
  stats: DocumentSnapshot,
  currency: ForeignCurrencyCode,
  live: LiveRate,
): Outcome {
  const known = storedLive(currency, stats.data());
  if (known !== undefined && known.date > live.date) return 'unchanged';
  const fields = encodeLive(live);
  const outcome = outcomeOf(
    stats.exists ? { live_rate: stats.get('live_rate') } : undefined,
    fields,
  );
  if (outcome === 'written' && stats.exists) transaction.update(stats.ref, fields);
  if (!stats.exists) transaction.set(stats.ref, statsFields(currency, [], fields) ?? fields);
  return outcome;
}

async function referenceOf(
  transaction: Transaction,
  db: Firestore,
  year: DocumentSnapshot,
  { currency, date }: DatedQuote,
): Promise<number | undefined> {
  const rateOf = (point: HistoryPoint) => point.live ?? point.central;
  const known = lastRateBefore(year, date, rateOf);
  if (known !== undefined) return known;
  const yearBefore = `${currency}_${Number(date.slice(0, 4)) - 1}`;
  const ref = db.collection(collection.rateHistory).doc(yearBefore);
  return lastRateBefore(await transaction.get(ref), date, rateOf);
}
