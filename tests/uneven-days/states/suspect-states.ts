import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { plusDays } from '../oracle/calendar.ts';
import { withCentral, withCurrencies, withLive, withRowOfToday } from './change-state.ts';
import { banksOf, counterOn } from './plain-market.ts';
import { friday, onMonday, today } from './plain-state.ts';
import type { CounterEntry, UnevenState } from './uneven-state.ts';

/** Rows that are wrong, for any cause. */
export const suspectStates: readonly UnevenState[] = [
  onMonday(
    'BNA exchanged the rows of euro and pound',
    withRowOfToday(
      'BNTE',
      (_, { currency }) => ({
        ...counterOn(currency === 'EUR' ? 'GBP' : 'EUR', 'BNTE', today),
        falseBecause: 'of another currency',
      }),
      ['EUR', 'GBP'],
    ),
  ),
  // Without any reference: no central bank, no market, no day before.
  withTenfoldFriday(
    'the franc’s unit is misread as one on a first day, then read rightly',
    'misread',
    'CHF',
    ({ bank }) => bank === 'STBK',
  ),
  onMonday('the yen’s unit is misread as one', withMisread('JPY', 1000)),
  onMonday(
    'the Australian dollar ten times too high, without a central bank',
    withMisread('AUD', 10),
  ),
  typed('staff typed a sale below the purchase', 'sale below purchase', ({ purchase, sale }) => ({
    purchase: sale,
    sale: purchase,
  })),
  typed('staff typed 33.6 for 3.36', 'ten times too high', (row) => multiplied(row, 10)),
  typed('staff typed 33.6 on the purchase alone', 'ten times too high', ({ purchase }) => ({
    purchase: purchase * 10,
  })),
  typed('staff typed the year 2027', 'a day to come', () => ({ day: '2027-11-23' })),
  typed('staff typed tomorrow', 'a day to come', () => ({ day: plusDays(today, 1) })),
  typed('a counter is far below the central bank', 'far from the reference', () => ({
    purchase: 3.02,
    sale: 3.05,
  })),
  typed('a rate of zero', 'not positive', () => ({ purchase: 0 })),
  withTenfoldFriday(
    'the day before was tenfold, today is right, and there is no reference',
    'tenfold',
    'EUR',
  ),
  onMonday(
    'the central bank’s latest page is read tenfold',
    withCentral((rows) =>
      rows.map((row) =>
        row.day === friday ? { ...row, mid: row.mid * 10, falseBecause: 'tenfold' } : row,
      ),
    ),
  ),
  onMonday('staff typed a live rate 8 % too high', withTypedLive(1.08)),
  onMonday('staff typed a live rate ten times too high', withTypedLive(10)),
  onMonday(
    'the live rate is 8 % off, and the central bank silent',
    withTypedLive(0.92),
    withCentral(() => []),
  ),
];

/** A right row of STB beside a wrong one of BIAT, both of today. */
function typed(
  name: string,
  falseBecause: string,
  spoil: (row: CounterEntry) => Partial<CounterEntry>,
): UnevenState {
  return onMonday(
    name,
    withRowOfToday('BIAT', (row) => ({ ...row, ...spoil(row), falseBecause }), ['EUR']),
  );
}

/** Live rates that were typed in the console, of the currencies with enough witnesses; the rows are right. */
function withTypedLive(factor: number) {
  return withLive((live, { currency }) =>
    banksOf(currency).length >= 4
      ? { ...live, value: Math.round(live.value * factor * 1e6) / 1e6 }
      : live,
  );
}

function withMisread(currency: ForeignCurrencyCode, factor: number) {
  return withRowOfToday(
    'STBK',
    (row) => ({ ...multiplied(row, factor), falseBecause: 'misread unit' }),
    [currency],
  );
}

/** One currency of some banks, without central bank and market: ten times too high on Friday, right today. */
function withTenfoldFriday(
  name: string,
  falseBecause: string,
  only: ForeignCurrencyCode,
  isKept: (row: CounterEntry) => boolean = () => true,
): UnevenState {
  const change = withCurrencies(
    ({ currency, counters }) => ({
      currency,
      central: [],
      counters: counters
        .filter((row) => isKept(row) && row.day >= friday)
        .map((row) => (row.day === friday ? { ...multiplied(row, 10), falseBecause } : row)),
    }),
    [only],
  );
  return onMonday(name, change);
}

function multiplied(row: CounterEntry, factor: number): CounterEntry {
  return { ...row, purchase: row.purchase * factor, sale: row.sale * factor };
}
