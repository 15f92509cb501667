import { plusDays } from '../oracle/calendar.ts';
import {
  withCoins,
  withCounters,
  withEachRow,
  withLiveFields,
  withoutLiveFields,
} from './change-state.ts';
import { onMonday, today } from './plain-state.ts';
import type { UnevenState } from './uneven-state.ts';

/** Changes of zero, small changes, and changes since days that are not the working day before. */
export const changeStates: readonly UnevenState[] = [
  onMonday('a change of zero', withLiveFields({ variation: 0 })),
  onMonday('a change that rounds to zero from below', withLiveFields({ variation: -0.001 })),
  onMonday('a change that rounds to zero from above', withLiveFields({ variation: 0.0049 })),
  onMonday('a small fall', withLiveFields({ variation: -0.0051 })),
  onMonday('a change since six days', withLiveFields({ variationSince: plusDays(today, -6) })),
  onMonday('a change since seven days', withLiveFields({ variationSince: plusDays(today, -7) })),
  onMonday('a change since 25 days', withLiveFields({ variationSince: plusDays(today, -25) })),
  onMonday('a change without the day it is from', withoutLiveFields('variationSince')),
  onMonday('no change is known', withoutLiveFields('variation', 'variationSince')),
  onMonday(
    'no bank has moved since Friday',
    withEachRow((row, counters) => {
      const { purchase, sale } =
        counters.find(({ bank, day }) => bank === row.bank && day === today) ?? row;
      return { ...row, purchase, sale };
    }),
  ),
  onMonday(
    'no bank was read between Wednesday and Monday',
    withEachRow((row) => (row.day === today ? row : { ...row, day: plusDays(row.day, -2) })),
  ),
  onMonday(
    'every bank is read for the first time',
    withCounters((counters) => counters.filter(({ day }) => day === today)),
  ),
];

const inAugust = { updatedAt: '2026-08-14T12:00:00Z' };

/** Coins that are stale, without an instant, or missing. */
export const coinStates: readonly UnevenState[] = [
  onMonday('bitcoin was last updated in August', withCoins(inAugust, 'bitcoin')),
  onMonday('every coin was last updated in August', withCoins(inAugust)),
  onMonday('a coin of 25 hours ago', withCoins({ updatedAt: '2026-11-22T08:00:00Z' }, 'ethereum')),
  onMonday(
    'a coin of eight days ago',
    withCoins({ updatedAt: '2026-11-15T08:00:00Z' }, 'ethereum'),
  ),
  onMonday('a coin whose price is zero', withCoins({ price: 0 }, 'bitcoin')),
  onMonday('coins of a demonstration', withCoins({ source: 'demo' })),
  onMonday('a coin without an instant', (state) => ({
    ...state,
    coins: state.coins.map(({ updatedAt, ...coin }) =>
      coin.id === 'bitcoin' || updatedAt === undefined ? coin : { ...coin, updatedAt },
    ),
  })),
  onMonday('no coins', (state) => ({ ...state, coins: [] })),
];
