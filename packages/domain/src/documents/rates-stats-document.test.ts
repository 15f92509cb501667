import { expect, test } from 'vitest';
import type { RatesStats } from '../rates/currency-rates.ts';
import { day } from '../testing/rate-arbitraries.ts';
import {
  decodeRatesStats,
  encodeBankQuotes,
  encodeCentral,
  encodeLater,
  encodeLive,
} from './rates-stats-document.ts';

const path = 'rates-stats/EUR';
const date = day('2026-11-20');
const updatedAt = new Date('2026-11-20T12:00:00Z');
const at = new Date('2026-11-20T00:02:31Z');

const live = {
  value: 3.388,
  date,
  at,
  variation: -0.12,
  variationSince: day('2026-11-19'),
  provider: 'open-er-api',
  source: 'live-fx',
} as const;

const stats: RatesStats = {
  currency: 'EUR',
  central: { value: 3.3891, manualValue: 3.387, date, source: 'bct' },
  live,
  banks: [{ bankId: 'BIAT', purchaseRate: 3.3, saleRate: 3.4, date, source: 'demo' }],
  updatedAt,
};

function encoded({ banks, central }: RatesStats) {
  return { ...encodeBankQuotes(banks), ...encodeCentral(central), ...encodeLive(live) };
}

test('The fields that the encoders write decode to the same stats, beside any other fields', () => {
  const document = { ...encoded(stats), dependsOnMarket: false, updatedAt };
  expect(decodeRatesStats(path, document)).toStrictEqual({ ok: true, value: stats });
});

test('What counts from later days on is written without the present, and read again', () => {
  const later = [
    { from: day('2026-11-22'), banks: stats.banks, central: { value: 3.4, date, source: 'bct' } },
    { from: day('2026-11-24'), banks: [] },
  ] as const;
  const document = { ...encoded(stats), ...encodeLater(later), updatedAt };
  expect(decodeRatesStats(path, document)).toStrictEqual({ ok: true, value: { ...stats, later } });
  expect(encodeLater([])).toEqual({});
});

test('The encoded document has the field names and shapes of the collection', () => {
  expect(encoded(stats)).toEqual({
    bctn_rate: { value: 3.3891, manualValue: 3.387, date: '2026-11-20', source: 'bct' },
    banks: [
      { bankId: 'BIAT', purchaseRate: 3.3, saleRate: 3.4, date: '2026-11-20', source: 'demo' },
    ],
    live_rate: {
      value: 3.388,
      date: '2026-11-20',
      at,
      variation: -0.12,
      variationSince: '2026-11-19',
      provider: 'open-er-api',
      source: 'live-fx',
    },
  });
});

test('An unknown value is written as null, which clears the stored one, and decodes as absent', () => {
  const fields = { ...encodeBankQuotes([]), ...encodeCentral(undefined), live_rate: null };
  expect(fields).toEqual({ banks: [], bctn_rate: null, live_rate: null });
  expect(decodeRatesStats('rates-stats/aud', fields)).toStrictEqual({
    ok: true,
    value: { currency: 'AUD', banks: [] },
  });
});

test('A live rate may lack its variation, its instant and its provider', () => {
  const live_rate = { value: 1.9, date: '2026-11-20' };
  expect(decodeRatesStats('rates-stats/AUD', { live_rate })).toStrictEqual({
    ok: true,
    value: { currency: 'AUD', live: { ...live_rate, source: 'live-fx' }, banks: [] },
  });
});

test.each([
  ['3,4'],
  [3.4],
  [{ value: '3,4', date: '2026-11-20' }],
  [{ value: -3.4, date: '2026-11-20' }],
  [{ value: Number.NaN, date: '2026-11-20' }],
  [{ value: 3.4 }],
])('A live rate typed as %j leaves the banks and the central bank in place', (live_rate) => {
  const document = { ...encodeBankQuotes(stats.banks), ...encodeCentral(stats.central), live_rate };
  expect(decodeRatesStats(path, document)).toStrictEqual({
    ok: true,
    value: {
      currency: 'EUR',
      central: stats.central,
      liveFault: expect.stringMatching(/^live_rate ne peut pas être lu/),
      banks: stats.banks,
    },
  });
});

test.each([
  ['rates-stats/XXX', {}, 'Unknown currency "XXX"'],
  [
    path,
    { bctn_rate: { value: -1, date: '2026-11-20' } },
    'bctn_rate.value: Expected a rate above 0',
  ],
  [path, { banks: [{ bankId: 'NOPE' }] }, 'banks.0.bankId: Unknown bank "NOPE"'],
  [
    path,
    { banks: [{ bankId: 'BCTN' }] },
    'banks.0.bankId: Expected a bank with counters but received the central bank',
  ],
])('The document %s with %j is rejected with the field', (where, data, reason) => {
  expect(decodeRatesStats(where, data)).toEqual({ ok: false, problem: { path: where, reason } });
});

test('A value that is not a document is rejected', () => {
  expect([undefined, null, 'x', 4].map((data) => decodeRatesStats(path, data).ok)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
