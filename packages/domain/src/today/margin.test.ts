import { expect, test } from 'vitest';
import { decimal } from '../money/decimal.ts';
import { bankQuote, storedRates } from '../testing/board-fixtures.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { boardOfToday } from './board-of-today.ts';
import { type ConversionRequest, conversionToday } from './conversion-today.ts';
import { marginOf } from './margin.ts';

const today = day('2026-11-20');
const yesterday = day('2026-11-19');

/** The day of the mid rates, and both prices of the only bank for the euro. */
function boardWith(midDay = today, euro: readonly [number, number] = [3.366, 3.434]) {
  const stats = (currency: 'EUR' | 'USD', value: number, sides: readonly [number, number]) => ({
    currency,
    central: { value, date: midDay, source: 'bct' as const },
    banks: [bankQuote('BIAT', sides, today)],
  });
  return boardOfToday(
    storedRates(stats('EUR', 3.4, euro), stats('USD', 2.9, [2.871, 2.929])),
    today,
  );
}

function marginFor(
  asked: Omit<ConversionRequest, 'amount'>,
  board = boardWith(),
): (string | undefined)[] | undefined {
  const request = { ...asked, amount: decimal(500) };
  const converted = conversionToday(request, board);
  if (converted.kind !== 'converted') throw new Error(converted.kind);
  const margin = marginOf(request, converted);
  return margin && [margin.percent.round(4).toString(), margin.dinars?.round(4).toString()];
}

test('The margin of a conversion to dinars is the difference to the mid rate', () => {
  expect(marginFor({ from: 'EUR', to: 'TND' })).toEqual(['1', '17']);
});

test('The margin of a conversion from dinars is in percent of the mid rate too', () => {
  // 3.434 compared with 3.4; of the 500 dinars, 500 / 3.434 × 3.4 are worth the euros received.
  expect(marginFor({ from: 'TND', to: 'EUR' })).toEqual(['1', '4.9505']);
});

test('The margin of a purchase is the amount paid above the value at the mid rate', () => {
  // 500 × 3.434 compared with 500 × 3.4
  expect(marginFor({ from: 'TND', to: 'EUR', fixedSide: 'buy' })).toEqual(['1', '17']);
});

test('Between two currencies the margin has no amount in dinars', () => {
  // 0.99 compared with 1 / 1.01, as a share of the value at mid rates
  expect(marginFor({ from: 'EUR', to: 'USD' })).toEqual(['1.9802', undefined]);
});

test('A mid rate of another day gives no margin', () => {
  expect(marginFor({ from: 'EUR', to: 'TND' }, boardWith(yesterday))).toBeUndefined();
});

test('A rate that is not a counter’s has no margin', () => {
  const stored = storedRates({
    currency: 'EUR',
    central: { value: 3.4, date: today, source: 'bct' },
    live: { value: 3.41, date: today, source: 'live-fx' },
    banks: [],
  });
  const board = boardOfToday(stored, today);
  expect(marginFor({ from: 'EUR', to: 'TND', bank: 'BCTN' }, board)).toBeUndefined();
});

test('A counter rate equal to the mid rate has no margin', () => {
  const board = boardWith(today, [3.4, 3.434]);
  expect(marginFor({ from: 'EUR', to: 'TND' }, board)).toBeUndefined();
});
