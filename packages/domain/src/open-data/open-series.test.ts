import { expect, test } from 'vitest';
import type { RateHistory } from '../rates/rate-history.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { openSeries } from './open-series.ts';

const years: readonly RateHistory[] = [
  { currency: 'EUR', year: '2004', points: { '12-23': { archived: 1.66 } } },
  {
    currency: 'EUR',
    year: '2026',
    points: {
      '11-19': { central: 3.3891, archived: 3.3, bestBuy: 3.32, bestSell: 3.4 },
      '11-20': { live: 3.39 },
      '11-23': { central: 3.4 },
      '12-01': { central: 3.5 },
    },
  },
];

test('A series has the days that the central bank published, and no other', () => {
  expect(openSeries(years, day('2026-11-24'))).toEqual([
    line('2004-12-23', '1.66'),
    { ...line('2026-11-19', '3.3891'), bestPurchase: '3.32', bestSale: '3.4' },
    line('2026-11-23', '3.4'),
  ]);
});

function line(date: string, central: string) {
  const none = { bestPurchase: null, bestSale: null };
  return { day: date, central, ...none, providerId: 'bct' };
}
