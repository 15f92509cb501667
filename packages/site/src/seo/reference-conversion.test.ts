import type { RatesStats } from '@dinar/domain/documents/rates-stats-document';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { expect, test } from 'vitest';
import type { CurrencyPair } from '../pages/page.ts';
import { plainRates, today } from '../testing/site-fixtures.ts';
import { referenceConversion } from './reference-conversion.ts';
import { referenceRate } from './reference-rate.ts';

const pair: CurrencyPair = { from: 'EUR', to: 'USD', amount: 100 };

test('The reference is the live rate, and the central one where the live rate is too old', () => {
  const euro = plainRates.get('EUR');
  const stale = euro?.live && { ...euro, live: { ...euro.live, date: day('2026-11-12') } };
  expect([referenceRate(euro, today), referenceRate(stale, today)]).toEqual([
    { value: 3.389, date: '2026-11-20', variation: 0.12, source: 'live-fx' },
    { value: 3.3891, date: '2026-11-19', source: 'bct' },
  ]);
});

test('A rate of a day to come is no reference', () => {
  expect(referenceRate(plainRates.get('EUR'), day('2026-11-18'))).toBeUndefined();
});

test('A conversion through the dinar is as old as the older of its rates', () => {
  const found = referenceConversion(pair, plainRates, today);
  expect({ ...found, result: found?.result.round(6).toNumber() }).toEqual({
    result: 115.488158,
    date: '2026-11-19',
    isDemo: false,
  });
});

test('A conversion through the dinar is a demonstration where one of its rates is', () => {
  const central = { value: 2.9, date: today, source: 'demo' } as const;
  const dollar: RatesStats = { currency: 'USD', central, banks: [], bankCount: 0 };
  const rates = new Map([...plainRates, ['USD' as const, dollar]]);
  expect(referenceConversion(pair, rates, today)?.isDemo).toBe(true);
});

test('A conversion with a rate missing has no answer', () => {
  expect(referenceConversion({ ...pair, to: 'GBP' }, plainRates, today)).toBeUndefined();
});
