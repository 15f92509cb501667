import { expect, it } from 'vitest';
import { day } from '../testing/rate-arbitraries.ts';
import { bankHistory } from './bank-history.ts';
import type { BankSnapshot } from './bank-snapshot.ts';

const source = 'bank-page';
const today = day('2026-11-24');

function board(date: string, purchaseRate: number): BankSnapshot {
  const rate = { purchaseRate, saleRate: purchaseRate + 0.06, source } as const;
  return { bankId: 'BIAT', date: day(date), rates: { EUR: rate }, count: 1 };
}

it('a bank’s month has both sides, breaks on unpublished days and excludes older days', () => {
  const days = [
    board('2026-11-20', 3.36),
    board('2026-11-23', 3.37),
    board('2026-11-17', 3.34),
    board('2026-10-01', 3),
    { ...board('2026-11-18', 3.3), rates: {}, count: 0 },
  ];
  expect(bankHistory(days, 'EUR', today)).toEqual({
    segments: [
      [{ date: '2026-11-17', value: 3.34, sides: { purchase: 3.34, sale: 3.4 }, source }],
      [
        { date: '2026-11-20', value: 3.36, sides: { purchase: 3.36, sale: 3.42 }, source },
        { date: '2026-11-23', value: 3.37, sides: { purchase: 3.37, sale: 3.43 }, source },
      ],
    ],
    gaps: expect.arrayContaining([
      { from: '2026-11-18', to: '2026-11-19', dayCount: 2, reason: 'unpublished' },
      { from: '2026-11-21', to: '2026-11-22', dayCount: 2, reason: 'weekend' },
    ]),
  });
  expect(bankHistory(days, 'USD', today)).toMatchObject({ segments: [] });
});

it('the central bank has one rate a day', () => {
  const rates = { EUR: { rate: 3.39, source: 'bct' } } as const;
  const days: BankSnapshot[] = [{ bankId: 'BCTN', date: day('2026-11-23'), rates, count: 1 }];
  expect(bankHistory(days, 'EUR', today)).toEqual({
    segments: [[{ date: '2026-11-23', value: 3.39, source: 'bct' }]],
    gaps: [],
  });
});
