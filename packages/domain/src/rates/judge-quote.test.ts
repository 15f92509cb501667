import { expect, test } from 'vitest';
import { day } from '../testing/rate-arbitraries.ts';
import { judgeQuote, type QuoteContext } from './judge-quote.ts';

const today = day('2026-11-20');
const friday = { date: today };

function reasonOf(value: number, context: Omit<QuoteContext, 'today'>, date = today) {
  return judgeQuote('EUR', { value, date }, { today, ...context })?.reason;
}

test('A recent central bank rate decides, even if the market moved far', () => {
  const known = { central: { value: 3.9, ...friday }, live: { value: 3.4, ...friday } };
  expect(reasonOf(3.95, known)).toBeUndefined();
  expect(reasonOf(3.41, known)).toBe('far-from-reference');
});

test('Without one, the last market rate of the week decides, else the magnitude', () => {
  const live = { value: 3.4, date: day('2026-11-13') };
  const central = { value: 2, date: day('2026-11-12') };
  expect(reasonOf(3.5, { central, live })).toBeUndefined();
  expect(reasonOf(3.6, { central, live })).toBe('jump');
  const longAgo = { value: 3.4, date: day('2026-11-12') };
  expect(reasonOf(3.6, { live: longAgo })).toBeUndefined();
  expect(reasonOf(33.6, { live: longAgo })).toBe('misread-unit');
});

test('A value that is not a rate, or of a future day, is always rejected', () => {
  const known = { central: { value: 3.4, ...friday } };
  expect(reasonOf(0, known)).toBe('not-positive');
  expect(reasonOf(Number.NaN, known)).toBe('not-positive');
  expect(reasonOf(3.4, known, day('2026-11-21'))).toBe('future-day');
});
