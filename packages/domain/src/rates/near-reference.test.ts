import { expect, test } from 'vitest';
import { decimal } from '../money/decimal.ts';
import { judgeByMedian, judgeByReference, judgeJump, judgeMid } from './near-reference.ts';

const reference = { value: 3.1, name: 'cours moyen de la BCT' };

test('A side exactly 5 % from the reference is accepted, a larger distance is reported', () => {
  expect(judgeByReference({ purchaseRate: 2.945, saleRate: 3.255 }, reference)).toBeUndefined();
  expect(judgeByReference({ purchaseRate: 2.944999, saleRate: 3.1 }, reference)).toEqual({
    reason: 'far-from-reference',
    problem: 'L’achat 2,945 est à plus de 5 % du cours moyen de la BCT : 3,100.',
  });
  expect(judgeByReference({ purchaseRate: 3.1, saleRate: 3.255001 }, reference)).toEqual({
    reason: 'far-from-reference',
    problem: 'La vente 3,255 est à plus de 5 % du cours moyen de la BCT : 3,100.',
  });
});

test('The reference must be between the two sides, with a tolerance of exactly 1.5 %', () => {
  expect(judgeByReference({ purchaseRate: 3.1465, saleRate: 3.2 }, reference)).toBeUndefined();
  expect(judgeByReference({ purchaseRate: 3, saleRate: 3.0535 }, reference)).toBeUndefined();
  expect(judgeByReference({ purchaseRate: 3.146501, saleRate: 3.2 }, reference)).toEqual({
    reason: 'beside-reference',
    problem: 'L’achat 3,147 et la vente 3,200 sont du même côté du cours moyen de la BCT : 3,100.',
  });
  expect(judgeByReference({ purchaseRate: 3, saleRate: 3.053499 }, reference)?.reason).toBe(
    'beside-reference',
  );
});

// Mid rates of 18 May 2026, judged with the two sides of another currency.
test.each([
  ['euros for pounds', 3.3965, 3.9132],
  ['pounds for francs', 3.9132, 3.72352],
  ['euros for francs', 3.3965, 3.72352],
])('Swapped rows, %s, are far from the reference', (_, own, other) => {
  const rates = { purchaseRate: other * 0.988, saleRate: other * 1.012 };
  expect(judgeByReference(rates, { value: own, name: 'x' })?.reason).toBe('far-from-reference');
});

test('A middle exactly 2 % from the median of the others is accepted, a larger distance is reported', () => {
  const others = [2.9, 3, 3, 4].map(decimal);
  expect(judgeByMedian(decimal(3.06), others)).toBeUndefined();
  expect(judgeByMedian(decimal(2.94), others)).toBeUndefined();
  expect(judgeByMedian(decimal(3.0601), others)).toEqual({
    reason: 'far-from-median',
    problem:
      'Le milieu 3,060 est à plus de 2 % de la médiane des autres banques : 3,000 (4 banques).',
  });
  expect(judgeByMedian(decimal(3.15), [3, 3.1, 3.2].map(decimal))).toBeUndefined();
  expect(judgeByMedian(decimal(9), [])).toBeUndefined();
});

test('A change of more than 5 %, up or down, is a jump', () => {
  expect(judgeJump(2.1, 2)).toBeUndefined();
  expect(judgeJump(1.9, 2)).toBeUndefined();
  expect(judgeJump(2.100001, 2)).toEqual({
    reason: 'jump',
    problem: '2,100 est à plus de 5 % du cours précédent : 2,000.',
  });
  expect(judgeJump(1.899999, 2)?.reason).toBe('jump');
});

test('A mid rate must be within 5 % of that of another source', () => {
  expect(judgeMid(3.255, reference)).toBeUndefined();
  expect(judgeMid(3.3, reference)).toEqual({
    reason: 'far-from-reference',
    problem: '3,300 est à plus de 5 % du cours moyen de la BCT : 3,100.',
  });
});
