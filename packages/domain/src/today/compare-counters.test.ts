import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../money/decimal.ts';
import { bankQuote } from '../testing/board-fixtures.ts';
import { anyQuotes, day } from '../testing/rate-arbitraries.ts';
import { type ComparisonRow, compareCounters, standingOfGap } from './compare-counters.ts';
import { countersToday } from './counters.ts';
import { type Intent, sideOfIntent } from './intent.ts';

const today = day('2026-11-20');
const quotes = [
  bankQuote('BIAT', [3.3, 3.4], today),
  bankQuote('STBK', [3.35, 3.42], today),
  bankQuote('ATBK', [3.32, 3.39], today),
];

function shown(row: ComparisonRow) {
  const { bankId, amount, gap, isInForce, isBestBuy, isBestSell } = row;
  const badges = `${isBestBuy ? 'A' : ''}${isBestSell ? 'V' : ''}`;
  const gapText = gap ? `${gap.standing} ${gap.value.round(6)}` : 'none';
  return [bankId, amount.round(6).toString(), gapText, isInForce, badges];
}

test('In TND mode banks come by ascending sale rate, with what the dinars buy and the gap', () => {
  expect(compareCounters(countersToday('EUR', quotes, today), 'spend', 1000).map(shown)).toEqual([
    ['ATBK', '294.985251', 'best 0', true, 'V'],
    ['BIAT', '294.117647', 'worse 0.867604', true, ''],
    ['STBK', '292.397661', 'worse 2.58759', true, 'A'],
  ]);
});

test('In SELECTED mode banks come by descending purchase rate, with what the currency fetches', () => {
  expect(compareCounters(countersToday('EUR', quotes, today), 'sell', 1000).map(shown)).toEqual([
    ['STBK', '3350', 'best 0', true, 'A'],
    ['ATBK', '3320', 'worse 30', true, 'V'],
    ['BIAT', '3300', 'worse 50', true, ''],
  ]);
});

test('In BUY mode banks are sorted by ascending sale rate, with the cost in dinars and the extra cost', () => {
  const rows = compareCounters(countersToday('EUR', quotes, today), 'buy', 12_000);
  expect(rows.map(shown)).toEqual([
    ['ATBK', '40680', 'best 0', true, 'V'],
    ['BIAT', '40800', 'worse 120', true, ''],
    ['STBK', '41040', 'worse 360', true, 'A'],
  ]);
});

test.each([
  ['spend', '3.144654'],
  ['sell', '35'],
  ['buy', '31.8'],
] as const)(
  'To %s, an older board follows the others, without gap or badge, even with the best rate',
  (intent, amount) => {
    const older = bankQuote('UIBK', [3.5, 3.18], day('2026-11-13'));
    const rows = compareCounters(countersToday('EUR', [...quotes, older], today), intent, 10);
    expect(rows.map(shown).at(-1)).toEqual(['UIBK', amount, 'none', false, '']);
  },
);

test.each([
  ['spend', ['BIAT 2.941176', 'STBK 2.923977']],
  ['sell', ['STBK 33.5', 'BIAT 33']],
  ['buy', ['BIAT 34', 'STBK 34.2']],
] as const)('To %s, two boards in force have neither gaps nor badges', (intent, amounts) => {
  const two = compareCounters(countersToday('EUR', quotes.slice(0, 2), today), intent, 10);
  expect(two.map(shown)).toEqual(amounts.map((text) => [...text.split(' '), 'none', true, '']));
});

test('The sign of a gap means the opposite in the two modes, and under 1e-9 it is best', () => {
  const standings = (intent: Intent) =>
    ['-1', '-1e-9', '-9e-10', '0', '9e-10', '1e-9', '1'].map((gap) =>
      standingOfGap(intent, decimal(gap)),
    );
  expect(standings('spend')).toEqual([
    'worse',
    'worse',
    'best',
    'best',
    'best',
    'better',
    'better',
  ]);
  expect(standings('buy')).toEqual(standings('sell'));
  expect(standings('sell')).toEqual(['better', 'better', 'best', 'best', 'best', 'worse', 'worse']);
});

test('For any quotes the best is the best of the boards in force, and rows are in order', () => {
  const anyIntent = fc.constantFrom<Intent>('spend', 'sell', 'buy');
  fc.assert(
    fc.property(anyQuotes, anyIntent, fc.integer({ min: 1, max: 1e6 }), (all, intent, amount) => {
      const counters = countersToday('EUR', all, today);
      const rows = compareCounters(counters, intent, amount);
      const inForce = rows.filter((row) => row.isInForce);
      const top = inForce[0]?.amount;
      for (const row of rows) {
        const isCompared = row.isInForce && inForce.length >= 3;
        expect(row.gap !== undefined).toBe(isCompared);
        const isBest = sideOfIntent(intent) === 'sale' ? row.isBestSell : row.isBestBuy;
        expect(isBest).toBe(isCompared && top !== undefined && row.amount.eq(top));
        if (row.gap) expect(row.gap.standing).toBe(isBest ? 'best' : 'worse');
      }
      inForce.slice(1).forEach((row, index) => {
        const before = inForce[index]?.amount;
        expect(intent === 'buy' ? before?.lte(row.amount) : before?.gte(row.amount)).toBe(true);
      });
    }),
  );
});
