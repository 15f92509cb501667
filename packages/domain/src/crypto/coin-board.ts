import type { Coin } from '../documents/coin-document.ts';
import { isRise } from '../format/format-number.ts';
import { coinTable } from './coin-table.ts';

/** The coins as shown: those we follow, in our order, and how many rose or fell over 24 hours. */
export interface CoinBoard {
  readonly coins: readonly Coin[];
  readonly total: number;
  readonly rising: number;
  readonly falling: number;
  /** The latest instant of any price. */
  readonly updatedAt?: Date;
  readonly isDemo: boolean;
}

/** Puts the coins in order and counts them; one without a change counts neither as rising nor as falling. */
export function coinBoard(known: readonly Coin[]): CoinBoard {
  const coins = coinTable.flatMap(({ id }) => known.find((coin) => coin.id === id) ?? []);
  const changes = coins
    .map((coin) => coin.priceChangePercentage24h)
    .filter((change) => change !== undefined);
  const rising = changes.filter(isRise).length;
  const updatedAt = coins
    .map((coin) => coin.updatedAt)
    .filter((instant) => instant !== undefined)
    .sort((a, b) => b.getTime() - a.getTime())[0];
  return {
    coins,
    total: coins.length,
    rising,
    falling: changes.length - rising,
    isDemo: coins.some(({ source }) => source === 'demo'),
    ...(updatedAt && { updatedAt }),
  };
}
