import { plusDays } from '../oracle/calendar.ts';
import { liveWithout, withCounters, withLive } from './change-state.ts';
import { plainState } from './plain-state.ts';
import type { CoinEntry, LiveEntry, UnevenState } from './uneven-state.ts';

const monday = '2026-11-23T09:00:00Z';
const today = '2026-11-23';

/** Changes of zero, small changes, and changes since days that are not the working day before. */
export const changeStates: readonly UnevenState[] = [
  variation('a change of zero', { variation: 0 }),
  variation('a change that rounds to zero from below', { variation: -0.001 }),
  variation('a change that rounds to zero from above', { variation: 0.0049 }),
  variation('a small fall', { variation: -0.0051 }),
  variation('a change since six days', { variationSince: plusDays(today, -6) }),
  variation('a change since seven days', { variationSince: plusDays(today, -7) }),
  variation('a change since 25 days', { variationSince: plusDays(today, -25) }),
  withLive(plainState('a change without the day it is from', monday), (live) =>
    liveWithout(live, 'variationSince'),
  ),
  withLive(plainState('no change is known', monday), (live) =>
    liveWithout(live, 'variation', 'variationSince'),
  ),
  withCounters(plainState('no bank has moved since Friday', monday), (counters) => {
    const latest = counters.filter(({ day }) => day === today);
    return counters.map((row) => {
      const same = latest.find(({ bank }) => bank === row.bank) ?? row;
      return { ...row, purchase: same.purchase, sale: same.sale };
    });
  }),
  withCounters(plainState('no bank was read between Wednesday and Monday', monday), (counters) =>
    counters.map((row) => (row.day === today ? row : { ...row, day: plusDays(row.day, -2) })),
  ),
  withCounters(plainState('every bank is read for the first time', monday), (counters) =>
    counters.filter(({ day }) => day === today),
  ),
];

/** Coins that are stale, without an instant, or missing. */
export const coinStates: readonly UnevenState[] = [
  coins('bitcoin was last updated in August', 'bitcoin', { updatedAt: '2026-08-14T12:00:00Z' }),
  coins('every coin was last updated in August', undefined, { updatedAt: '2026-08-14T12:00:00Z' }),
  coins('a coin of 25 hours ago', 'ethereum', { updatedAt: '2026-11-22T08:00:00Z' }),
  coins('a coin of eight days ago', 'ethereum', { updatedAt: '2026-11-15T08:00:00Z' }),
  coins('a coin whose price is zero', 'bitcoin', { price: 0 }),
  coins('coins of a demonstration', undefined, { source: 'demo' }),
  {
    ...plainState('a coin without an instant', monday),
    coins: plainState('', monday).coins.map(({ updatedAt, ...coin }) =>
      coin.id === 'bitcoin' || updatedAt === undefined ? coin : { ...coin, updatedAt },
    ),
  },
  { ...plainState('no coins', monday), coins: [] },
];

function variation(name: string, fields: Partial<LiveEntry>): UnevenState {
  return withLive(plainState(name, monday), (live) => ({ ...live, ...fields }));
}

function coins(name: string, id: string | undefined, fields: Partial<CoinEntry>): UnevenState {
  const state = plainState(name, monday);
  return {
    ...state,
    coins: state.coins.map((coin) =>
      id === undefined || coin.id === id ? { ...coin, ...fields } : coin,
    ),
  };
}
