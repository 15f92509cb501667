import { utcDay } from '../days/rate-date.ts';
import type { Coin } from '../documents/coin-document.ts';
import { coinTrend, type Trend } from '../rates/trend.ts';
import { mayBeShown } from '../today/age-rules.ts';
import { coinTable } from './coin-table.ts';

/** A coin's price in US dollars, with its own instant. */
interface CoinPrice {
  readonly value: number;
  readonly at: Date;
  /** Absent if unknown or if the price is more than 24 hours old. */
  readonly trend?: Trend<'up' | 'down'>;
  readonly isOfLastDay: boolean;
}

/** A coin as it may be shown now; `price` is absent if it is unknown or too old. */
export interface CoinToday extends Pick<Coin, 'id' | 'name' | 'symbol' | 'image'> {
  readonly price?: CoinPrice;
  readonly isDemo: boolean;
}

/** The coins we follow, in our order, and how many rose or fell over 24 hours. */
export interface CoinBoard {
  readonly coins: readonly CoinToday[];
  readonly total: number;
  readonly rising: number;
  readonly falling: number;
  readonly isDemo: boolean;
}

const dayMs = 86_400_000;

/**
 * Selects the shown values of each coin. A price without an instant, or more than 7 days old, is not shown. A
 * price more than 24 hours old is shown without its trend.
 */
export function coinsToday(known: readonly Coin[], now: Date): CoinBoard {
  const coins = coinTable
    .flatMap(({ id }) => known.find((coin) => coin.id === id) ?? [])
    .map((coin) => coinToday(coin, now));
  const trends = coins.flatMap(({ price }) => price?.trend ?? []);
  const rising = trends.filter(({ direction }) => direction === 'up').length;
  return {
    coins,
    total: coins.length,
    rising,
    falling: trends.length - rising,
    isDemo: coins.some(({ isDemo }) => isDemo),
  };
}

function coinToday(coin: Coin, now: Date): CoinToday {
  const { id, name, symbol, image, source } = coin;
  const price = priceOf(coin, now);
  return {
    id,
    name,
    symbol,
    ...(image !== undefined && { image }),
    ...(price && { price }),
    isDemo: source === 'demo',
  };
}

function priceOf(coin: Coin, now: Date): CoinPrice | undefined {
  const { currentPrice: value, updatedAt: at, priceChangePercentage24h: change } = coin;
  if (value === undefined || !Number.isFinite(value) || value <= 0 || at === undefined) {
    return undefined;
  }
  if (!mayBeShown(utcDay(at), utcDay(now))) return undefined;
  const isOfLastDay = now.getTime() - at.getTime() <= dayMs;
  return {
    value,
    at,
    isOfLastDay,
    ...(isOfLastDay && change !== undefined && { trend: coinTrend(change) }),
  };
}
