import { expect, test } from 'vitest';
import { decimal } from '../money/decimal.ts';
import { bankQuote } from '../testing/board-fixtures.ts';
import { day } from '../testing/rate-arbitraries.ts';
import type { ComparisonMode } from './compare-counters.ts';
import { countersToday } from './counters.ts';
import { rankingSummary } from './ranking-summary.ts';

const today = day('2026-11-20');
const quotes = [
  bankQuote('BIAT', [3.3, 3.4], today),
  bankQuote('STBK', [3.36, 3.42], today),
  bankQuote('ATBK', [3.3, 3.38], day('2026-11-19')),
];
const older = bankQuote('UIBK', [3.5, 3.1], day('2026-11-13'));

function summary(mode: ComparisonMode, amount: number, banks = quotes) {
  const found = rankingSummary(
    countersToday('EUR', [...banks, older], today),
    mode,
    decimal(amount),
  );
  if (!found) return undefined;
  const text = (value: typeof found.atMean) => value.round(4).toString();
  const { ends, atMean, roundTrip } = found;
  return [
    ...(ends ? [ends.best, ends.worst].map((row) => `${row.bankId} ${text(row.amount)}`) : []),
    text(atMean),
    ...(roundTrip ? [text(roundTrip.dinars), text(roundTrip.percent)] : []),
  ];
}

test('To dinars: the highest, lowest and mean amount, and the loss of a round trip', () => {
  // (3.4 - 3.32) / 3.4 at the means
  expect(summary('SELECTED', 100)).toEqual(['STBK 336', 'BIAT 330', '332', '8', '2.3529']);
});

test('From dinars: the amounts received, and the loss of a round trip', () => {
  expect(summary('TND', 340)).toEqual(['ATBK 100.5917', 'STBK 99.4152', '100', '8', '2.3529']);
});

test('To buy: the lowest, highest and mean cost, and the loss of a round trip', () => {
  expect(summary('BUY', 100)).toEqual(['ATBK 338', 'STBK 342', '340', '8', '2.3529']);
});

test('Below three boards there is a mean but no best and no worst', () => {
  expect(summary('BUY', 100, quotes.slice(0, 2))).toEqual(['341', '8', '2.346']);
});

test('If banks buy and sell at one price, a round trip has no loss', () => {
  expect(summary('BUY', 100, [bankQuote('BIAT', [3.4, 3.4], today)])).toEqual(['340']);
});

test('Without a board in force there is no summary', () => {
  expect(summary('BUY', 100, [])).toBeUndefined();
});
