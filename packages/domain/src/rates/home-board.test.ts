import { expect, test } from 'vitest';
import type { RatesStats } from '../documents/rates-stats-document.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { homeBoard, homeCurrency, isStale } from './home-board.ts';

const friday = day('2026-11-20');

const stats: RatesStats = {
  currency: 'EUR',
  central: { value: 3.3891, date: day('2026-11-19'), source: 'bct' },
  live: { value: 3.388, date: friday, variation: 0.12, source: 'live-fx' },
  banks: [{ bankId: 'BIAT', purchaseRate: 3.3, saleRate: 3.4, date: friday, source: 'demo' }],
  bankCount: 1,
  date: friday,
};

test('On the weekend the rates of Friday are carried forward with their day', () => {
  expect(homeCurrency(stats, day('2026-11-22'))).toEqual({
    code: 'EUR',
    flag: 'european_union',
    centralBankRate: 3.3891,
    liveRate: 3.388,
    date: '2026-11-20',
    variation: 0.12,
    bankRates: stats.banks,
  });
  expect(isStale(friday, day('2026-11-22'))).toBe(true);
  expect(isStale(friday, friday)).toBe(false);
});

test('Bank rates more than 7 days old are not shown', () => {
  expect(homeCurrency(stats, day('2026-11-27')).bankRates).toEqual(stats.banks);
  expect(homeCurrency(stats, day('2026-11-28'))).toMatchObject({
    bankRates: [],
    date: '2026-11-20',
    liveRate: 3.388,
  });
});

test('A currency without a central rate shows none, never 0', () => {
  const { central: _, ...uncentral } = stats;
  expect(homeCurrency(uncentral, friday)).not.toHaveProperty('centralBankRate');
});

test('Without a day of the banks the day is that of the live rate, else of the central one', () => {
  const { date: _, ...withoutBanks } = { ...stats, banks: [], bankCount: 0 };
  const { live: __, ...centralAlone } = withoutBanks;
  const { central: ___, ...nothing } = centralAlone;
  expect(homeCurrency(withoutBanks, friday).date).toBe('2026-11-20');
  expect(homeCurrency(centralAlone, friday).date).toBe('2026-11-19');
  expect(homeCurrency(nothing, friday)).toStrictEqual({
    code: 'EUR',
    flag: 'european_union',
    bankRates: [],
  });
});

test('The board keeps the order asked for and shows a currency without stats with rates 0', () => {
  expect(homeBoard(['USD', 'EUR'], new Map([['EUR', stats]]), friday)).toEqual([
    { code: 'USD', flag: 'us', centralBankRate: 0, liveRate: 0, bankRates: [] },
    homeCurrency(stats, friday),
  ]);
});
