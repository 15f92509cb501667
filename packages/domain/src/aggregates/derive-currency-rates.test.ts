import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween } from '../days/rate-date.ts';
import type { BankRate } from '../rates/bank-rate.ts';
import { bankQuote } from '../testing/board-fixtures.ts';
import { anyBankRates, day } from '../testing/rate-arbitraries.ts';
import { centralRow, counterRow } from '../testing/rate-rows.ts';
import {
  deriveCurrencyRates,
  firstCountedDay,
  firstJudgedDay,
  latestQuotes,
} from './derive-currency-rates.ts';

const friday = '2026-11-20';
const today = day(friday);

test('Each bank is listed with its latest plausible row, none much older than the latest of all', () => {
  const rows = [
    counterRow('STBK', friday, [3.342, 3.422]),
    counterRow('STBK', '2026-11-19', [3.35, 3.43]),
    counterRow('BIAT', friday, [33.6, 34.4]),
    counterRow('BIAT', '2026-11-19', [3.341, 3.421]),
    counterRow('ATBK', '2026-11-13', [3.36, 3.41]),
    counterRow('UIBK', '2026-11-12', [3.36, 3.41]),
    counterRow('BNTE', friday, [3.36, 3.41], { status: 0 }),
    counterRow('BTBK', '2027-11-20', [3.36, 3.41]),
  ];
  const { banks, central, suspect } = deriveCurrencyRates(rows, { today });
  expect(banks).toEqual([
    bankQuote('ATBK', [3.36, 3.41], day('2026-11-13')),
    bankQuote('BIAT', [3.341, 3.421], day('2026-11-19')),
    bankQuote('STBK', [3.342, 3.422], today),
  ]);
  expect(central).toBeUndefined();
  expect(suspect.map(({ rate, reason }) => [rate.bankId, reason])).toEqual([
    ['BIAT', 'jump'],
    ['BTBK', 'future-day'],
  ]);
});

test('The central rate is the latest plausible one, with its banknote rate if there is one', () => {
  const rows = [
    centralRow('2026-11-19', 3.38, { manualRate: 3.39 }),
    centralRow(friday, 33.9),
    centralRow('2026-11-18', 3.37),
    counterRow('BIAT', friday, [3.34, 3.42]),
  ];
  const derived = deriveCurrencyRates(rows, { today });
  expect(derived.central).toEqual({
    value: 3.38,
    manualValue: 3.39,
    date: '2026-11-19',
    source: 'bct',
  });
  expect(deriveCurrencyRates(rows.toReversed(), { today })).toEqual(derived);
});

test('Rows too old to be shown keep their stored verdict, and older rows are ignored', () => {
  expect([firstJudgedDay(today), firstCountedDay(today)]).toEqual(['2026-11-13', '2026-11-06']);
  const old = [
    counterRow('STBK', '2026-11-12', [3.34, 3.42]),
    counterRow('BIAT', '2026-11-12', [3.9, 4], { problem: 'Trop haut.' }),
    counterRow('ATBK', '2026-11-05', [3.34, 3.42]),
    centralRow('2026-11-05', 3.39),
  ];
  const { banks, central, suspect } = deriveCurrencyRates(old, { today });
  expect([banks.map(({ bankId }) => bankId), central, suspect]).toEqual([['STBK'], undefined, []]);
});

test('The market judges rows that the central bank cannot, each day by its own rate', () => {
  const row = counterRow('BIAT', '2026-11-18', [1.88, 1.94], { currency: 'AUD' });
  const live = { value: 2.1, date: today };
  const pastMarket = [{ value: 1.91, date: day('2026-11-18') }];
  expect(deriveCurrencyRates([row], { today, live }).suspect).toHaveLength(1);
  expect(deriveCurrencyRates([row], { today, live, pastMarket }).suspect).toEqual([]);
  const corrected = { value: 2.1, date: day('2026-11-18') };
  expect(deriveCurrencyRates([row], { today, live: corrected, pastMarket }).suspect).toHaveLength(
    1,
  );
});

test('The order of the rows and repetitions do not change the result', () => {
  const deliveries = anyBankRates.chain((rows) =>
    fc.tuple(
      fc.constant(rows),
      fc.shuffledSubarray(rows, { minLength: rows.length }),
      fc.subarray(rows),
    ),
  );
  fc.assert(
    fc.property(deliveries, ([rows, shuffled, repeated]) => {
      const derived = deriveCurrencyRates(rows, { today });
      const delivered = [...repeated, ...shuffled, ...repeated];
      expect(deriveCurrencyRates(delivered, { today })).toEqual(derived);
    }),
  );
});

test('The quotes equal those of a naive search through all plausible rows', () => {
  fc.assert(
    fc.property(anyBankRates, (rows) => {
      const { banks, plausible } = deriveCurrencyRates(rows, { today });
      expect(banks).toEqual(naiveQuotes(plausible));
      expect(latestQuotes(plausible.filter((row) => row.bankId !== 'BCTN'))).toEqual(banks);
    }),
  );
});

function naiveQuotes(rows: readonly BankRate[]) {
  const counters = rows.filter((row) => row.bankId !== 'BCTN');
  const latest = counters
    .map(({ date }) => date)
    .sort()
    .at(-1);
  return counters
    .filter((row) => !counters.some((it) => it.bankId === row.bankId && it.date > row.date))
    .filter(({ date }) => latest && daysBetween(date, latest) <= 7)
    .sort((a, b) => (a.bankId < b.bankId ? -1 : 1))
    .map(({ currency: _, status: __, fetchedAt: ___, ...quote }) => quote);
}

test('A wrong live rate condemns no row: those that are plausible without it are asked first', () => {
  const days = ['2026-11-18', '2026-11-19', '2026-11-20'];
  const banks = ['ATBK', 'BHBK', 'BIAT', 'BNTE', 'STBK'] as const;
  const rows = days.flatMap((date) =>
    banks.map((bank) => counterRow(bank, date, [1.98, 2.04], { currency: 'AUD' })),
  );
  const context = { today: day('2026-11-20') };
  for (const value of [2.17, 20.1, 1.85]) {
    const live = { value, date: context.today };
    expect(deriveCurrencyRates(rows, { ...context, live }).suspect, String(value)).toEqual([]);
    const pastMarket = days.slice(0, 2).map((date) => ({ date: day(date), value: 2.01 }));
    expect(
      deriveCurrencyRates(rows.slice(0, 11), { ...context, live, pastMarket }).suspect,
    ).toEqual([]);
  }
});

test('A right live rate still judges a row, and the first rate of the central bank', () => {
  const context = { today: day('2026-11-20') };
  const live = { value: 2.01, date: context.today };
  const wrong = counterRow('BIAT', '2026-11-20', [2.2, 2.26], { currency: 'AUD' });
  expect(deriveCurrencyRates([wrong], { ...context, live }).suspect).toHaveLength(1);
  const euro = { value: 3.4, date: context.today };
  const first = centralRow('2026-11-20', 3.7);
  const right = counterRow('BIAT', '2026-11-20', [3.36, 3.44]);
  const { suspect } = deriveCurrencyRates([first, right], { ...context, live: euro });
  expect(suspect.map(({ rate }) => rate.bankId)).toEqual(['BCTN']);
});
