import { daysBetween, type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { rateHistoryId } from '@dinar/domain/documents/rate-history-document';
import { encodeLive } from '@dinar/domain/documents/rates-stats-document';
import { roundRate } from '@dinar/domain/money/decimal';
import type { LiveRate } from '@dinar/domain/rates/currency-rates';
import type { HistoryPoint } from '@dinar/domain/rates/rate-history';
import { variationPercent } from '@dinar/domain/rates/variation';
import { maxAgeDays } from '@dinar/domain/today/age-rules';
import { Timestamp } from 'firebase-admin/firestore';
import { lastRateBefore, settleHistoryPoint, storedPoint } from '../aggregates/history-point.ts';
import { type Outcome, outcomeOf } from '../aggregates/settle-aggregate.ts';
import { settleStats } from '../aggregates/settle-stats.ts';
import { storedLive } from '../aggregates/stats-fields.ts';
import type { RateStore, RateTransaction, StoredDocument } from '../rate-store/rate-store.ts';
import { judgeLiveQuote } from './judge-live-quote.ts';
import type { LiveQuote, RefusedQuote } from './live-quote.ts';

type DatedQuote = LiveQuote & { readonly date: RateDate };

/** Writes one currency's live rate and history point in one transaction. */
export function writeLiveRate(
  store: RateStore,
  quote: DatedQuote,
  now: Date,
): Promise<'written' | 'unchanged' | RefusedQuote> {
  const { currency, date } = quote;
  const today = utcDay(now);
  return store.transact(async (transaction) => {
    const stats = await transaction.get(`${collection.ratesStats}/${currency}`);
    const year = await transaction.get(yearPath(rateHistoryId(currency, date)));
    const refused = judgeLiveQuote(quote, stats.data, today);
    if (refused) return refused;
    const live = await liveRateOf(transaction, year, quote);
    const point = { ...storedPoint(year, date), live: live.value };
    const outcomes = [
      await settleLive(transaction, stats, { currency, live, today }),
      settleHistoryPoint(transaction, year, { date, point }, Timestamp.fromDate(now)),
    ];
    return outcomes.includes('written') ? 'written' : 'unchanged';
  });
}

function yearPath(id: string): string {
  return `${collection.rateHistory}/${id}`;
}

/**
 * Returns the quote with its change against the last known earlier day, when a day of the week before has a
 * rate.
 */
async function liveRateOf(
  transaction: RateTransaction,
  year: StoredDocument,
  quote: DatedQuote,
): Promise<LiveRate> {
  const { date, at, provider, source } = quote;
  const value = roundRate(quote.value);
  const reference = await referenceOf(transaction, year, quote);
  const isRecent = reference !== undefined && daysBetween(reference.date, date) <= maxAgeDays;
  return {
    value,
    date,
    source,
    ...(provider !== undefined && { provider }),
    ...(at !== undefined && { at }),
    ...(isRecent && {
      variation: variationPercent(value, reference.rate),
      variationSince: reference.date,
    }),
  };
}

interface NewLive {
  readonly currency: LiveQuote['currency'];
  readonly live: LiveRate;
  readonly today: RateDate;
}

// When the verdict on rows depends on the market, they are judged again in the same transaction.
async function settleLive(
  transaction: RateTransaction,
  stats: StoredDocument,
  { currency, live, today }: NewLive,
): Promise<Outcome> {
  const known = storedLive(currency, stats.data);
  const isPast = known !== undefined && known.date > live.date;
  if (stats.data?.dependsOnMarket !== false) {
    const context = { currency, today, live: isPast ? known : live, written: live };
    return settleStats(transaction, stats, context);
  }
  if (isPast) return 'unchanged';
  const { live_rate } = encodeLive(live);
  const outcome = outcomeOf(stats.data.live_rate ?? undefined, live_rate);
  if (outcome === 'written') {
    transaction.update(stats.path, [{ field: ['live_rate'], value: live_rate }]);
  }
  return outcome;
}

async function referenceOf(
  transaction: RateTransaction,
  year: StoredDocument,
  { currency, date }: DatedQuote,
) {
  const rateOf = (point: HistoryPoint) => point.live ?? point.central;
  const known = lastRateBefore(year, date, rateOf);
  if (known !== undefined) return known;
  const yearBefore = `${currency}_${Number(date.slice(0, 4)) - 1}`;
  return lastRateBefore(await transaction.get(yearPath(yearBefore)), date, rateOf);
}
