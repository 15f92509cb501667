import { expect, test } from 'vitest';
import { commercialBankCodes } from '../banks/bank-code.ts';
import { bankQuote } from '../testing/board-fixtures.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { countersToday } from './counters.ts';

const monday = day('2026-11-23');
const friday = day('2026-11-20');

const fridays = [
  bankQuote('BIAT', [3.352, 3.425], friday),
  bankQuote('ATBK', [3.357, 3.427], friday),
  bankQuote('UIBK', [3.35, 3.42], friday),
];

test('The first bank to publish on Monday is compared with those of Friday and not called the best', () => {
  const { best, inForce } = countersToday(
    'EUR',
    [...fridays, bankQuote('STBK', [3.33, 3.45], monday)],
    monday,
  );
  expect(inForce.map(({ bankId }) => bankId)).toEqual(['ATBK', 'BIAT', 'STBK', 'UIBK']);
  expect([best?.purchase.bankId, best?.sale.bankId]).toEqual(['ATBK', 'UIBK']);
});

test('Below three boards in force there is a mean but no best', () => {
  const two = countersToday('EUR', fridays.slice(0, 2), monday);
  expect(two.best).toBeUndefined();
  expect([two.mean?.bankCount, two.mean?.purchase.value.toString(), two.bankCount]).toEqual([
    2,
    '3.3545',
    commercialBankCodes.length,
  ]);
  expect(countersToday('EUR', [], monday)).toEqual({
    inForce: [],
    older: [],
    bankCount: commercialBankCodes.length,
  });
});

test('An older board is apart for 7 days, and one of a day to come is nowhere', () => {
  const { inForce, older, mean } = countersToday(
    'EUR',
    [
      bankQuote('BIAT', [3.352, 3.425], friday),
      bankQuote('STBK', [9, 9.1], day('2026-11-19')),
      bankQuote('ATBK', [9, 9.1], day('2026-11-15')),
      bankQuote('UIBK', [9, 9.1], day('2027-11-20')),
    ],
    monday,
  );
  expect([inForce, older].map((quotes) => quotes.map(({ bankId }) => bankId))).toEqual([
    ['BIAT'],
    ['STBK'],
  ]);
  expect(mean?.purchase.value.toString()).toBe('3.352');
});

test('The mean has its days, oldest first, and its distinct sources', () => {
  const demo = { ...bankQuote('STBK', [3.36, 3.43], monday), source: 'demo' as const };
  const { mean } = countersToday('EUR', [...fridays, demo], monday);
  expect({ days: mean?.days, sources: mean?.sources, day: mean?.sale.day }).toEqual({
    days: [friday, monday],
    sources: ['bank-page', 'demo'],
    day: friday,
  });
});

test('In a tie the first bank by name is the best', () => {
  const tied = (['UIBK', 'ATBK', 'BST'] as const).map((bank) =>
    bankQuote(bank, [3.3, 3.4], monday),
  );
  const { best } = countersToday('EUR', tied, monday);
  expect([best?.purchase.bankId, best?.sale.bankId]).toEqual(['BST', 'BST']);
});
