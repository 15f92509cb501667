import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { plusDays } from '../oracle/calendar.ts';
import { withCentral, withCounters, withCurrencies } from './change-state.ts';
import { banksOf } from './plain-market.ts';
import { plainState } from './plain-state.ts';
import type { CounterEntry, CurrencyEntries, LiveEntry, UnevenState } from './uneven-state.ts';

const monday = '2026-11-23T09:00:00Z';
const [today, friday] = ['2026-11-23', '2026-11-20'];

/** Rows that are wrong, for any cause. */
export const suspectStates: readonly UnevenState[] = [
  exchangedRows(),
  misreadOnFirstDay(),
  misread('the yen’s unit is misread as one', 'JPY', 1000),
  misread('the Australian dollar ten times too high, without a central bank', 'AUD', 10),
  typed('staff typed a sale below the purchase', 'sale below purchase', (row) => ({
    ...row,
    purchase: row.sale,
    sale: row.purchase,
  })),
  typed('staff typed 33.6 for 3.36', 'ten times too high', (row) => ({
    ...row,
    purchase: row.purchase * 10,
    sale: row.sale * 10,
  })),
  typed('staff typed 33.6 on the purchase alone', 'ten times too high', (row) => ({
    ...row,
    purchase: row.purchase * 10,
  })),
  typed('staff typed the year 2027', 'a day to come', (row) => ({ ...row, day: '2027-11-23' })),
  typed('staff typed tomorrow', 'a day to come', (row) => ({ ...row, day: plusDays(today, 1) })),
  typed('a counter is far below the central bank', 'far from the reference', (row) => ({
    ...row,
    purchase: 3.02,
    sale: 3.05,
  })),
  typed('a rate of zero', 'not positive', (row) => ({ ...row, purchase: 0 })),
  dayBeforeTenfold(),
  tenfoldCentral(),
  typedLive('staff typed a live rate 8 % too high', 1.08),
  typedLive('staff typed a live rate ten times too high', 10),
  withoutCentral(typedLive('the live rate is 8 % off, and the central bank silent', 0.92)),
];

/** Live rates that were typed in the console, of the currencies with enough witnesses; the rows are right. */
function typedLive(name: string, factor: number): UnevenState {
  const state = plainState(name, monday);
  return {
    ...state,
    currencies: state.currencies.map(({ live, ...rest }) => ({
      ...rest,
      ...(live && { live: isWitnessed(rest) ? multiplied(live, factor) : live }),
    })),
  };
}

function multiplied(live: LiveEntry, factor: number): LiveEntry {
  return { ...live, value: Math.round(live.value * factor * 1e6) / 1e6 };
}

function isWitnessed({ currency }: Pick<CurrencyEntries, 'currency'>): boolean {
  return banksOf(currency).length >= 4;
}

function withoutCentral(state: UnevenState): UnevenState {
  return {
    ...state,
    currencies: state.currencies.map((entries) => ({ ...entries, central: [] })),
  };
}

/** A right row of STB beside a wrong one of BIAT, both of today. */
function typed(
  name: string,
  falseBecause: string,
  spoil: (row: CounterEntry) => CounterEntry,
): UnevenState {
  return withCounters(
    plainState(name, monday),
    (counters) =>
      counters.map((row) =>
        row.bank === 'BIAT' && row.day === today ? { ...spoil(row), falseBecause } : row,
      ),
    ['EUR'],
  );
}

function exchangedRows(): UnevenState {
  const state = plainState('BNA exchanged the rows of euro and pound', monday);
  const rowOf = (currency: ForeignCurrencyCode) =>
    state.currencies
      .find((entries) => entries.currency === currency)
      ?.counters.find(({ bank, day }) => bank === 'BNTE' && day === today);
  return withCounters(
    state,
    (counters, { currency }) => {
      const other = rowOf(currency === 'EUR' ? 'GBP' : 'EUR');
      if (!other) throw new Error('The plain state has BNA’s rows of euro and pound');
      const isExchanged = ({ bank, day }: CounterEntry) => bank === 'BNTE' && day === today;
      return counters.map((row) =>
        isExchanged(row) ? { ...other, falseBecause: 'of another currency' } : row,
      );
    },
    ['EUR', 'GBP'],
  );
}

// Without any reference: no central bank, no market, no day before.
function misreadOnFirstDay(): UnevenState {
  return withCurrencies(
    plainState('the franc’s unit is misread as one on a first day, then read rightly', monday),
    ({ currency, counters }) => ({
      currency,
      central: [],
      counters: counters
        .filter(({ bank, day }) => bank === 'STBK' && day >= friday)
        .map((row) => (row.day === friday ? { ...tenfold(row), falseBecause: 'misread' } : row)),
    }),
    ['CHF'],
  );
}

function misread(name: string, currency: ForeignCurrencyCode, factor: number): UnevenState {
  return withCounters(
    plainState(name, monday),
    (counters) =>
      counters.map((row) =>
        row.bank === 'STBK' && row.day === today
          ? {
              ...row,
              purchase: row.purchase * factor,
              sale: row.sale * factor,
              falseBecause: 'misread unit',
            }
          : row,
      ),
    [currency],
  );
}

function dayBeforeTenfold(): UnevenState {
  return withCurrencies(
    plainState('the day before was tenfold, today is right, and there is no reference', monday),
    ({ currency, counters }) => ({
      currency,
      central: [],
      counters: counters
        .filter(({ day }) => day >= friday)
        .map((row) => (row.day === friday ? { ...tenfold(row), falseBecause: 'tenfold' } : row)),
    }),
    ['EUR'],
  );
}

function tenfoldCentral(): UnevenState {
  return withCentral(plainState('the central bank’s latest page is read tenfold', monday), (rows) =>
    rows.map((row) =>
      row.day === friday ? { ...row, mid: row.mid * 10, falseBecause: 'tenfold' } : row,
    ),
  );
}

function tenfold(row: CounterEntry): CounterEntry {
  return { ...row, purchase: row.purchase * 10, sale: row.sale * 10 };
}
