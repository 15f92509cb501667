import { expect, test } from 'vitest';
import { day } from '../testing/rate-arbitraries.ts';
import { judgeDay, judgeMagnitude, judgePair, judgePositive, verdictOf } from './plausible-rate.ts';

test('Two positive sides are a pair, even if they are equal', () => {
  expect(judgePair({ purchaseRate: 3.3, saleRate: 3.4 })).toBeUndefined();
  expect(judgePair({ purchaseRate: 3.3, saleRate: 3.3 })).toBeUndefined();
});

test('Swapped sides are reported with both rates', () => {
  expect(judgePair({ purchaseRate: 3.44, saleRate: 3.36 })).toEqual({
    reason: 'sale-below-purchase',
    problem: 'La vente 3,360 est sous l’achat 3,440 : les colonnes sont-elles inversées ?',
  });
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is rejected on either side',
  (rate) => {
    const found = {
      reason: 'not-positive',
      problem: `${rate} n’est pas un cours au-dessus de 0.`,
    };
    expect(judgePositive(rate)).toEqual(found);
    expect(judgePair({ purchaseRate: rate, saleRate: 3.4 })).toEqual(found);
    expect(judgePair({ purchaseRate: 3.3, saleRate: rate })).toEqual(found);
  },
);

test('Today and earlier days are accepted', () => {
  const today = day('2026-11-20');
  expect(judgeDay(today, today)).toBeUndefined();
  expect(judgeDay(day('2026-11-19'), today)).toBeUndefined();
  expect(judgeDay(day('2027-11-20'), today)).toEqual({
    reason: 'future-day',
    problem: 'Le jour 2027-11-20 n’est pas encore venu : aujourd’hui est le 2026-11-20.',
  });
});

test('A first value may differ from the magnitude of its currency by a factor of three', () => {
  const reasonOf = (rate: number) => judgeMagnitude('EUR', rate)?.reason;
  expect([10.1673, 1.13, 3.36].map(reasonOf)).toEqual([undefined, undefined, undefined]);
  expect([10.1674, 1.1296, 33.6, 0.336].map(reasonOf)).toEqual(Array(4).fill('misread-unit'));
});

test.each([
  [
    'CHF',
    37.07,
    '37,070 TND pour 1 CHF n’a pas l’ordre de grandeur de cette devise : environ 3,707 ; l’unité, 10 d’ordinaire, est-elle bien lue ?',
  ],
  [
    'AUD',
    18.8,
    '18,800 TND pour 1 AUD n’a pas l’ordre de grandeur de cette devise : environ 1,900 ; l’unité, 1 d’ordinaire, est-elle bien lue ?',
  ],
  [
    'JPY',
    18.3,
    '18,300 TND pour 1 JPY n’a pas l’ordre de grandeur de cette devise : environ 0,01842 ; l’unité, 1000 d’ordinaire, est-elle bien lue ?',
  ],
] as const)('A unit of %s misread as %d is reported with the usual one', (code, rate, problem) => {
  expect(judgeMagnitude(code, rate)).toEqual({ reason: 'misread-unit', problem });
});

test('A verdict is the fault without the reference of the comparison', () => {
  expect(verdictOf('3,020 est à plus de 5 % du cours moyen de la BCT : 3,389.')).toBe(
    '3,020 est à plus de 5 % du cours moyen de la BCT',
  );
  expect(verdictOf('0 n’est pas un cours au-dessus de 0.')).toBe(
    '0 n’est pas un cours au-dessus de 0.',
  );
});
