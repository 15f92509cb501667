import { expect, test } from 'vitest';
import { guardRate } from './guard-rate.ts';

const row = { purchaseRate: 3.3, saleRate: 3.4 };

test('A sound rate passes with and without anything to compare it with', () => {
  expect(guardRate(row, {})).toEqual({ ok: true });
  expect(
    guardRate(row, { midRate: 3.35, previous: { purchaseRate: 3.29, saleRate: 3.41 } }),
  ).toEqual({ ok: true });
  expect(guardRate({ purchaseRate: 3.3891, saleRate: 3.3891 }, {})).toEqual({ ok: true });
});

test('Sides swapped, at zero, below zero or not numbers are refused with the reason', () => {
  const reasons = [
    { purchaseRate: 3.4, saleRate: 3.3 },
    { purchaseRate: 0, saleRate: 3.3 },
    { purchaseRate: -1, saleRate: 3.3 },
    { purchaseRate: -2, saleRate: 0 },
    { purchaseRate: 3.3, saleRate: 0 },
    { purchaseRate: Number.NaN, saleRate: 3.3 },
    { purchaseRate: 3.3, saleRate: Number.POSITIVE_INFINITY },
  ].map((each) => {
    const verdict = guardRate(each, {});
    return verdict.ok ? 'passes' : verdict.reason;
  });
  expect(reasons).toEqual([
    'sale-below-purchase',
    'not-positive',
    'not-positive',
    'not-positive',
    'not-positive',
    'not-a-number',
    'not-a-number',
  ]);
});

test('Exactly 15 % from the mid rate passes, anything more is refused', () => {
  expect(guardRate({ purchaseRate: 2.635, saleRate: 3.565 }, { midRate: 3.1 })).toEqual({
    ok: true,
  });
  expect(guardRate({ purchaseRate: 2.634999, saleRate: 3.1 }, { midRate: 3.1 })).toEqual({
    ok: false,
    reason: 'far-from-mid',
    detail: 'Purchase 2.634999 is more than 15 % from the mid rate 3.1.',
  });
  expect(guardRate({ purchaseRate: 3.1, saleRate: 3.565001 }, { midRate: 3.1 })).toMatchObject({
    ok: false,
    reason: 'far-from-mid',
  });
});

test('A rate in the wrong unit is far from the mid rate', () => {
  expect(guardRate({ purchaseRate: 18.3, saleRate: 18.8 }, { midRate: 0.018423 })).toMatchObject({
    reason: 'far-from-mid',
  });
});

test('A jump of more than 5 % on either side is held back', () => {
  const previous = { purchaseRate: 2, saleRate: 2.1 };
  expect(guardRate({ purchaseRate: 2.1, saleRate: 2.205 }, { previous })).toEqual({ ok: true });
  expect(guardRate({ purchaseRate: 2.05, saleRate: 2.206 }, { previous })).toEqual({
    ok: false,
    reason: 'jump',
    detail: "Sale 2.206 is more than 5 % from the previous day's 2.1.",
  });
});

test('A refusal says which rates were wrong, in words for the staff', () => {
  expect(guardRate({ purchaseRate: Number.NaN, saleRate: 3 }, {})).toMatchObject({
    detail: 'Purchase NaN or sale 3 is not a number.',
  });
  expect(guardRate({ purchaseRate: 0, saleRate: 3 }, {})).toMatchObject({
    detail: 'Purchase 0 or sale 3 is not above 0.',
  });
  expect(guardRate({ purchaseRate: 3.4, saleRate: 3.3 }, {})).toMatchObject({
    detail: 'Sale 3.3 is below purchase 3.4.',
  });
});
