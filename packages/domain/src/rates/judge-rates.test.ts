import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../days/rate-date.ts';
import { anyBank, anyDay, day } from '../testing/rate-arbitraries.ts';
import { centralRow, counterRow } from '../testing/rate-rows.ts';
import { type BankRate, bankRateId } from './bank-rate.ts';
import { type JudgeContext, judgeRates } from './judge-rates.ts';
import type { MarketRate } from './rate-references.ts';

const friday = '2026-11-20';
const today = day(friday);
const sides = [3.35, 3.43] as const;

/** The banks, days and reasons of the suspect rows. */
function suspects(rows: readonly BankRate[], context: Partial<JudgeContext> = {}) {
  const { suspect } = judgeRates(rows, { today, ...context });
  return suspect.map(({ rate, reason }) => `${rate.bankId} ${rate.date.slice(5)} ${reason}`);
}

test('Rows that agree with the central bank and each other are all plausible', () => {
  const rows = [
    counterRow('BIAT', friday, sides),
    counterRow('STBK', '2026-11-19', [3.34, 3.42]),
    centralRow(friday, 3.389, { manualRate: 3.387 }),
  ];
  expect(judgeRates(rows, { today })).toEqual({
    plausible: [rows[1], rows[2], rows[0]],
    suspect: [],
    dependsOnMarket: true,
  });
});

test.each([
  ['a misread unit on a first day', 'CHF', [36.6, 37.5], 'misread-unit'],
  ['a misread unit of what the central bank does not quote', 'AUD', [18.6, 19], 'misread-unit'],
  ['a decimal point left out', 'EUR', [33.5, 34.3], 'misread-unit'],
  ['a decimal point misplaced in one side', 'EUR', [0.335, 3.43], 'misread-unit'],
  ['a sale below the purchase', 'EUR', [3.43, 3.35], 'sale-below-purchase'],
  ['a price of 0', 'EUR', [0, 3.43], 'not-positive'],
] as const)('Alone on a first day, %s is suspect', (_, currency, pair, reason) => {
  expect(suspects([counterRow('BIAT', friday, pair, { currency })])).toEqual([
    `BIAT 11-20 ${reason}`,
  ]);
});

test('A first mid rate of the central bank is suspect only if its unit was misread', () => {
  const wrong = centralRow('2026-11-19', 37.07, { currency: 'CHF' });
  const right = centralRow(friday, 3.707, { currency: 'CHF' });
  expect(suspects([wrong])).toEqual(['BCTN 11-19 misread-unit']);
  expect(suspects([right])).toEqual([]);
  expect(suspects([wrong, right])).toEqual(['BCTN 11-19 misread-unit']);
});

test('The day before ten times too high, unnoticed, does not make today’s right rate a jump', () => {
  const central = [centralRow('2026-11-19', 33.89), centralRow(friday, 3.389)];
  expect(suspects(central)).toEqual(['BCTN 11-19 misread-unit']);
  const counters = [
    counterRow('BIAT', '2026-11-19', [33.5, 34.3]),
    counterRow('BIAT', friday, sides),
  ];
  expect(suspects(counters)).toEqual(['BIAT 11-19 misread-unit']);
  // The row was stored before judging existed, has no problem, and is now too old to be judged.
  expect(suspects(counters, { from: today })).toEqual([]);
});

test('A counter far below the central bank’s mid is suspect, and not the best seller', () => {
  const rows = [centralRow(friday, 3.389), counterRow('BIAT', friday, [3.02, 3.05])];
  expect(judgeRates(rows, { today }).suspect).toEqual([
    {
      rate: rows[1],
      reason: 'far-from-reference',
      problem: 'L’achat 3,020 est à plus de 5 % du cours moyen de la BCT : 3,389.',
    },
  ]);
});

test('A row of a future day is suspect and no reference until that day', () => {
  const rows = [centralRow('2026-11-23', 3.4), counterRow('BIAT', '2026-11-23', sides)];
  expect(suspects(rows)).toEqual(['BCTN 11-23 future-day', 'BIAT 11-23 future-day']);
  expect(suspects(rows, { today: day('2026-11-23') })).toEqual([]);
});

test('A counter is judged by the manual-exchange rate if there is one', () => {
  const rows = [
    centralRow(friday, 3.6, { manualRate: 3.45 }),
    counterRow('BIAT', friday, [3.41, 3.5]),
  ];
  expect(suspects(rows)).toEqual([]);
  expect(suspects([centralRow(friday, 3.6), rows[1] ?? fail()])).toEqual([
    'BIAT 11-20 far-from-reference',
  ]);
});

test('The evening’s mid rate judges the morning’s counter; until then, the previous day’s does', () => {
  const counter = counterRow('BIAT', friday, [3.59, 3.67]);
  const before = centralRow('2026-11-19', 3.4);
  expect(suspects([before, counter])).toEqual(['BIAT 11-20 far-from-reference']);
  const jumped = centralRow(friday, 3.63, { jumpAccepted: true });
  expect(suspects([before, counter, jumped])).toEqual([]);
});

test('A reference older than a week is not used', () => {
  const rows = [centralRow('2026-11-12', 3), counterRow('BIAT', friday, sides)];
  expect(suspects(rows)).toEqual([]);
  expect(suspects([centralRow('2026-11-13', 3), counterRow('BIAT', friday, sides)])).toEqual([
    'BIAT 11-20 far-from-reference',
  ]);
});

test('Without a central bank rate, a market rate within a week of the row judges', () => {
  const counter = counterRow('BIAT', friday, [1.86, 1.94], { currency: 'AUD' });
  const at = (value: number, date: string) => ({ value, date: day(date) });
  const judgedBy = (...market: MarketRate[]) => suspects([counter], { market });
  const far = ['BIAT 11-20 far-from-reference'];
  expect(judgedBy(at(1.9, '2026-11-13'))).toEqual([]);
  expect(judgedBy(at(2.1, '2026-11-13'))).toEqual(far);
  expect(judgedBy(at(2.1, '2026-11-12'))).toEqual([]);
  // A later market rate is not used if the market rate of the day is known.
  expect(judgedBy(at(2.1, '2026-11-21'), at(2.2, '2026-11-18'), at(1.9, friday))).toEqual([]);
  expect(judgedBy(at(1.9, '2026-11-21'), at(2.1, '2026-11-19'))).toEqual(far);
  expect(judgedBy(at(2.1, '2026-11-21'))).toEqual(far);
});

test('Without either, a counter is judged by its own last rate within a week', () => {
  const jumped = counterRow('BIAT', friday, [3.55, 3.65]);
  expect(suspects([counterRow('BIAT', '2026-11-13', sides), jumped])).toEqual(['BIAT 11-20 jump']);
  expect(suspects([counterRow('BIAT', '2026-11-12', sides), jumped])).toEqual([]);
  expect(suspects([counterRow('STBK', '2026-11-19', sides), jumped])).toEqual([]);
});

test('A jump of the central bank’s rate is plausible if the market agrees or staff accept it', () => {
  const rows = [centralRow('2026-11-19', 3.39), centralRow(friday, 3.9)];
  const yesterday = { value: 3.4, date: day('2026-11-19') };
  expect(suspects(rows)).toEqual(['BCTN 11-20 jump']);
  expect(suspects(rows, { market: [yesterday, { value: 3.88, date: today }] })).toEqual([]);
  expect(suspects(rows, { market: [yesterday, { value: 3.4, date: today }] })).toEqual([
    'BCTN 11-20 far-from-reference',
  ]);
  const accepted = centralRow(friday, 3.9, { jumpAccepted: true });
  expect(suspects([centralRow('2026-11-19', 3.39), accepted])).toEqual([]);
  const misread = centralRow(friday, 39, { jumpAccepted: true });
  expect(suspects([misread])).toEqual(['BCTN 11-20 misread-unit']);
});

test('A counter with an accepted jump is still judged by its day, sides and magnitude', () => {
  const accepted = { jumpAccepted: true } as const;
  const yesterday = [centralRow('2026-11-19', 3.39), counterRow('BIAT', '2026-11-19', sides)];
  const jumped = counterRow('BIAT', friday, [3.85, 3.95], accepted);
  expect(suspects([...yesterday, jumped])).toEqual([]);
  expect(suspects([...yesterday, jumped, centralRow(friday, 3.4)])).toEqual([
    'BIAT 11-20 far-from-reference',
  ]);
  const misread = counterRow('BIAT', friday, [38.5, 39.5], accepted);
  const swapped = counterRow('STBK', friday, [3.95, 3.85], accepted);
  expect(suspects([...yesterday, misread, swapped])).toEqual([
    'BIAT 11-20 misread-unit',
    'STBK 11-20 sale-below-purchase',
  ]);
});

test('A misread banknote rate excludes the central bank’s row, because either rate may be wrong', () => {
  expect(suspects([centralRow(friday, 3.39, { manualRate: 33.87 })])).toEqual([
    'BCTN 11-20 far-from-reference',
  ]);
});

const three = ['ATBK', 'BNTE', 'STBK'] as const;

test('Four or more boards are judged by the median of the others; three are not', () => {
  const others = three.map((bankId) => counterRow(bankId, friday, sides));
  const outlier = counterRow('BIAT', friday, [3.45, 3.5]);
  expect(suspects([...others, outlier])).toEqual(['BIAT 11-20 far-from-median']);
  expect(suspects([...others.slice(1), outlier])).toEqual([]);
});

test('Boards of the previous working day are in force, older ones are not', () => {
  const monday = { today: day('2026-11-23') };
  const outlier = counterRow('BIAT', '2026-11-23', [3.45, 3.5]);
  const onFriday = three.map((bankId) => counterRow(bankId, friday, sides));
  expect(suspects([...onFriday, outlier], monday)).toEqual(['BIAT 11-23 far-from-median']);
  const onThursday = three.map((bankId) => counterRow(bankId, '2026-11-19', sides));
  expect(suspects([...onThursday, outlier], monday)).toEqual([]);
});

test('The first boards after a devaluation are not judged by the previous day’s level', () => {
  const before = three.map((bankId) => counterRow(bankId, '2026-11-19', sides));
  const central = [centralRow('2026-11-19', 3.39), centralRow(friday, 3.9, { jumpAccepted: true })];
  const first = counterRow('BIAT', friday, [3.85, 3.95]);
  expect(suspects([...before, ...central, first])).toEqual([]);
});

test('Rows before the judged days are references unless they have a problem', () => {
  const marked = centralRow('2026-11-19', 3.9, { problem: 'Trop haut.' });
  const counter = counterRow('BIAT', friday, sides);
  expect(judgeRates([marked, counter], { today, from: today })).toEqual({
    plausible: [counter],
    suspect: [],
    dependsOnMarket: true,
  });
  const unmarked = centralRow('2026-11-19', 3.9);
  expect(judgeRates([unmarked, counter], { today, from: today }).plausible).toEqual([unmarked]);
});

test('A board depends on the market if a row has no other reference', () => {
  const counter = counterRow('BIAT', friday, sides);
  const known = [centralRow('2026-11-19', 3.39), counter];
  const context = { today, from: today };
  expect(judgeRates([counter], context).dependsOnMarket).toBe(true);
  expect(judgeRates(known, context).dependsOnMarket).toBe(false);
  expect(judgeRates([...known, centralRow(friday, 3.4)], context).dependsOnMarket).toBe(false);
  expect(judgeRates([...known, centralRow(friday, 3.9)], context).dependsOnMarket).toBe(true);
});

const anySides = fc
  .tuple(
    fc.constantFrom(...[3.3, 3.33, 3.35, 3.4, 3.5, 0.335, 33.5]),
    fc.constantFrom(-0.01, 0, 0.05),
  )
  .map(([low, width]) => [low, low + width] as const);

const anyRow: fc.Arbitrary<BankRate> = fc.oneof(
  {
    arbitrary: fc
      .record({ bank: anyBank, date: anyDay, pair: anySides })
      .map(({ bank, date, pair }) => counterRow(bank, date, pair)),
    weight: 4,
  },
  {
    arbitrary: fc
      .record({ date: anyDay, rate: fc.constantFrom(3.3, 3.35, 3.5, 33.5) })
      .map(({ date, rate }) => centralRow(date, rate)),
    weight: 1,
  },
);

const anyRows = fc.uniqueArray(anyRow, { selector: bankRateId, minLength: 1, maxLength: 30 });

test('Any order of the rows gives the same verdicts, with each row once', () => {
  const orders = anyRows.chain((rows) =>
    fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
  );
  fc.assert(
    fc.property(orders, ([rows, shuffled]) => {
      const judged = judgeRates(rows, { today });
      expect(judgeRates(shuffled, { today })).toEqual(judged);
      const all = [...judged.plausible, ...judged.suspect.map(({ rate }) => rate)];
      expect(all.map(bankRateId).sort()).toEqual(rows.map(bankRateId).sort());
    }),
  );
});

test('Judging from any day on, with earlier verdicts stored, gives the same as judging all days', () => {
  fc.assert(
    fc.property(anyRows, fc.nat({ max: 12 }), (rows, later) => {
      const { suspect } = judgeRates(rows, { today });
      const problems = new Map(suspect.map(({ rate, problem }) => [rate, problem]));
      const marked = rows.map((rate) => {
        const problem = problems.get(rate);
        return problem === undefined ? rate : { ...rate, problem };
      });
      const from = addDays(day('2026-11-09'), later);
      const fromThen = judgeRates(marked, { today, from });
      expect(fromThen.suspect.map(({ rate, reason }) => [bankRateId(rate), reason])).toEqual(
        suspect
          .filter(({ rate }) => rate.date >= from)
          .map(({ rate, reason }) => [bankRateId(rate), reason]),
      );
    }),
  );
});

test('A row’s verdict does not depend on rows of later days', () => {
  fc.assert(
    fc.property(anyRows, anyDay, (rows, last) => {
      const reasons = (of: readonly BankRate[]) =>
        judgeRates(of, { today })
          .suspect.filter(({ rate }) => rate.date <= last)
          .map(({ rate, reason }) => [bankRateId(rate), reason]);
      expect(reasons(rows.filter(({ date }) => date <= last))).toEqual(reasons(rows));
    }),
  );
});

function fail(): never {
  throw new Error('The example has this row');
}
