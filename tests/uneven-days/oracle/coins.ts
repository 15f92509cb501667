import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import type { CoinEntry } from '../states/uneven-state.ts';
import { ageInDays, dayOf } from './calendar.ts';
import type { ExpectedChange } from './changes.ts';
import type { KnownToday } from './known-today.ts';

/** A coin's price in dollars and its time. */
export interface ExpectedCoin {
  readonly value: Decimal;
  readonly updatedAt: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The price of a coin that may be shown. */
export function coinPrice(id: string, known: KnownToday): ExpectedCoin | undefined {
  const coin = shownCoin(id, known);
  return coin && { value: decimal(coin.price), updatedAt: coin.updatedAt };
}

/** A coin's change over its last 24 hours; undefined once it is more than a day old. */
export function changeOfCoin(id: string, known: KnownToday): ExpectedChange | undefined {
  const coin = shownCoin(id, known);
  if (coin?.change === undefined) return undefined;
  if (Date.parse(known.state.now) - Date.parse(coin.updatedAt) > dayMs) return undefined;
  return { percent: decimal(coin.change), isOptional: false, risesAtZero: true };
}

function shownCoin(id: string, known: KnownToday) {
  const coin = known.state.coins.find((entry) => entry.id === id);
  if (!coin || !hasPrice(coin)) return undefined;
  const age = ageInDays(dayOf(coin.updatedAt), known.today);
  return age >= 0 && age <= 7 ? coin : undefined;
}

function hasPrice(coin: CoinEntry): coin is CoinEntry & { price: number; updatedAt: string } {
  return coin.price !== undefined && coin.price > 0 && coin.updatedAt !== undefined;
}
