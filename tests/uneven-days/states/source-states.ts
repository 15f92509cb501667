import { plusDays } from '../oracle/calendar.ts';
import {
  withCentral,
  withCoins,
  withCounters,
  withCurrencies,
  withEachRow,
  withLive,
  withLiveFields,
  withoutLiveFields,
} from './change-state.ts';
import { centralOn } from './plain-market.ts';
import { friday, onMonday, thursday, today } from './plain-state.ts';
import type { UnevenState } from './uneven-state.ts';

const none = () => [];
const withoutLive = withLive(() => undefined);
const withCentralToday = withCentral((central, { currency }) => [
  ...centralOn(currency, [today]),
  ...central,
]);

/** The central bank and the market: silent, alone, one fresher than the other. */
export const sourceStates: readonly UnevenState[] = [
  ...[1, 3, 8, 14].map((days) =>
    onMonday(
      `the central bank is silent for ${days} days`,
      withCentral((_, { currency }) =>
        centralOn(currency, [plusDays(today, -days), plusDays(today, -days - 1)]),
      ),
    ),
  ),
  ...[1, 3, 7, 8, 14].map((days) =>
    onMonday(`the market is silent for ${days} days`, withLiveOf(plusDays(today, -days))),
  ),
  onMonday(
    'the central bank is fresher than the market',
    withCentralToday,
    withLiveOf(friday, thursday),
  ),
  onMonday('the central bank and the market are of one day', withCentralToday),
  onMonday('only the central bank is known', withoutLive, withCounters(none)),
  onMonday('only the market is known', withCentral(none), withCounters(none)),
  onMonday('no live rate at all', withoutLive),
  onMonday('only banks are known', withCentral(none), withoutLive),
  onMonday('the first run, on an empty store', (state) => ({
    ...state,
    currencies: [],
    coins: [],
  })),
  onMonday('the dollar is missing', without('USD')),
  onMonday('the euro is missing', without('EUR')),
  onMonday(
    'of the dollar nothing may be shown any more',
    withCurrencies(
      (entries) => ({
        ...entries,
        counters: entries.counters.map((row) => ({ ...row, day: plusDays(row.day, -14) })),
        central: entries.central.map((row) => ({ ...row, day: plusDays(row.day, -14) })),
        ...(entries.live && { live: { ...entries.live, day: '2026-11-09' } }),
      }),
      ['USD'],
    ),
  ),
  onMonday(
    'the fallback provider speaks',
    withoutLiveFields('at'),
    withLiveFields({ provider: 'currency-api' }),
  ),
  onMonday(
    'the provider says its instant',
    withLiveFields({ provider: 'open-er-api', at: `${today}T08:15:00Z` }),
  ),
  onMonday('the market says neither provider nor instant', withoutLiveFields('provider', 'at')),
  onMonday(
    'the market’s instant is of the evening before',
    withLiveFields({ at: '2026-11-22T22:10:00Z' }),
  ),
  onMonday(
    'the central bank’s manual-exchange rate is missing',
    withCentral((central) => central.map(({ manual: _, ...row }) => row)),
  ),
  onMonday(
    'the central bank left the pound out on Friday',
    withCentral((central) => central.filter(({ day }) => day !== friday), ['GBP']),
  ),
  onMonday(
    'the manual-exchange rate is far from the interbank one',
    withCentral((central) =>
      central.map((row) => ({ ...row, manual: Math.round(row.mid * 1.012e6) / 1e6 })),
    ),
  ),
  onMonday(
    'the central bank’s rate is of a demonstration',
    withCentral((central) => central.map(ofDemonstration)),
  ),
  onMonday(
    'half of the banks are of a demonstration',
    withEachRow((row) =>
      ['BIAT', 'BNTE', 'BSTU'].includes(row.bank) ? ofDemonstration(row) : row,
    ),
  ),
  onMonday(
    'everything is of a demonstration',
    withEachRow(ofDemonstration),
    withCentral((central) => central.map(ofDemonstration)),
    withoutLiveFields('provider'),
    withLiveFields({ source: 'demo' }),
    withCoins({ source: 'demo' }),
  ),
  onMonday(
    'the Australian dollar and the lira, which the central bank does not quote',
    withCurrencies((entries) => ({ ...entries, counters: [], central: [] }), ['AUD', 'TRY']),
  ),
];

function withLiveOf(day: string, since = plusDays(day, -1)) {
  return withLiveFields({ day, at: `${day}T00:02:31Z`, variationSince: since });
}

function without(missing: string) {
  return (state: UnevenState): UnevenState => ({
    ...state,
    currencies: state.currencies.filter(({ currency }) => currency !== missing),
  });
}

function ofDemonstration<Row extends object>(row: Row) {
  return { ...row, source: 'demo' };
}
