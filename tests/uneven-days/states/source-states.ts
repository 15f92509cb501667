import { plusDays } from '../oracle/calendar.ts';
import {
  liveWithout,
  withCentral,
  withCounters,
  withCurrencies,
  withLive,
} from './change-state.ts';
import { centralOn } from './plain-market.ts';
import { plainState } from './plain-state.ts';
import type { UnevenState } from './uneven-state.ts';

const monday = '2026-11-23T09:00:00Z';
const [today, friday, thursday] = ['2026-11-23', '2026-11-20', '2026-11-19'];
const none = () => [];

/** The central bank and the market: silent, alone, one fresher than the other. */
export const sourceStates: readonly UnevenState[] = [
  ...[1, 3, 8, 14].map(silentCentral),
  ...[1, 3, 7, 8, 14].map(silentLive),
  withLive(centralToday('the central bank is fresher than the market'), (live) => ({
    ...live,
    day: friday,
    at: `${friday}T00:02:31Z`,
    variationSince: thursday,
  })),
  centralToday('the central bank and the market are of one day'),
  withCounters(
    withLive(plainState('only the central bank is known', monday), () => undefined),
    none,
  ),
  withCounters(withCentral(plainState('only the market is known', monday), none), none),
  withLive(plainState('no live rate at all', monday), () => undefined),
  withLive(withCentral(plainState('only banks are known', monday), none), () => undefined),
  { ...plainState('the first run, on an empty store', monday), currencies: [], coins: [] },
  without('the dollar is missing', 'USD'),
  without('the euro is missing', 'EUR'),
  withCurrencies(
    plainState('of the dollar nothing may be shown any more', monday),
    (entries) => ({
      ...entries,
      counters: entries.counters.map((row) => ({ ...row, day: plusDays(row.day, -14) })),
      central: entries.central.map((row) => ({ ...row, day: plusDays(row.day, -14) })),
      ...(entries.live && { live: { ...entries.live, day: '2026-11-09' } }),
    }),
    ['USD'],
  ),
  withLive(plainState('the fallback provider speaks', monday), (live) => ({
    ...liveWithout(live, 'at'),
    provider: 'currency-api',
  })),
  withLive(plainState('the provider says its instant', monday), (live) => ({
    ...live,
    provider: 'open-er-api',
    at: `${today}T08:15:00Z`,
  })),
  withLive(plainState('the market says neither provider nor instant', monday), (live) =>
    liveWithout(live, 'provider', 'at'),
  ),
  withLive(plainState('the market’s instant is of the evening before', monday), (live) => ({
    ...live,
    at: '2026-11-22T22:10:00Z',
  })),
  withCentral(plainState('the central bank’s manual-exchange rate is missing', monday), (central) =>
    central.map(({ manual: _, ...row }) => row),
  ),
  withCentral(
    plainState('the central bank left the pound out on Friday', monday),
    (central) => central.filter(({ day }) => day !== friday),
    ['GBP'],
  ),
  onlyManualDiffers(),
  withCentral(plainState('the central bank’s rate is of a demonstration', monday), (central) =>
    central.map((row) => ({ ...row, source: 'demo' })),
  ),
  withCounters(plainState('half of the banks are of a demonstration', monday), (counters) =>
    counters.map((row) =>
      ['BIAT', 'BNTE', 'BSTU'].includes(row.bank) ? { ...row, source: 'demo' } : row,
    ),
  ),
  allDemonstration(),
  withCurrencies(
    plainState('the Australian dollar and the lira, which the central bank does not quote', monday),
    (entries) => ({ ...entries, counters: [], central: [] }),
    ['AUD', 'TRY'],
  ),
];

function silentCentral(days: number): UnevenState {
  const last = plusDays(today, -days);
  return withCentral(
    plainState(`the central bank is silent for ${days} days`, monday),
    (_, { currency }) => centralOn(currency, [last, plusDays(last, -1)]),
  );
}

function silentLive(days: number): UnevenState {
  const day = plusDays(today, -days);
  return withLive(plainState(`the market is silent for ${days} days`, monday), (live) => ({
    ...live,
    day,
    at: `${day}T00:02:31Z`,
    variationSince: plusDays(day, -1),
  }));
}

function centralToday(name: string): UnevenState {
  return withCentral(plainState(name, monday), (central, { currency }) => [
    ...centralOn(currency, [today]),
    ...central,
  ]);
}

function without(name: string, missing: string): UnevenState {
  const state = plainState(name, monday);
  return {
    ...state,
    currencies: state.currencies.filter(({ currency }) => currency !== missing),
  };
}

function onlyManualDiffers(): UnevenState {
  return withCentral(
    plainState('the manual-exchange rate is far from the interbank one', monday),
    (central) => central.map((row) => ({ ...row, manual: Math.round(row.mid * 1.012e6) / 1e6 })),
  );
}

function allDemonstration(): UnevenState {
  const state = plainState('everything is of a demonstration', monday);
  const demo = <Row extends object>(row: Row) => ({ ...row, source: 'demo' as const });
  return {
    ...withCurrencies(state, ({ currency, counters, central, live }) => ({
      currency,
      counters: counters.map(demo),
      central: central.map(demo),
      ...(live && { live: { ...liveWithout(live, 'provider'), source: 'demo' } }),
    })),
    coins: state.coins.map(demo),
  };
}
