import { expect, test } from 'vitest';
import { day } from '../testing/rate-arbitraries.ts';
import {
  decodeRatesStats,
  encodeBankBoard,
  encodeCentral,
  encodeLive,
  type RatesStats,
} from './rates-stats-document.ts';

const path = 'rates-stats/EUR';
const date = day('2026-11-20');
const updatedAt = new Date('2026-11-20T12:00:00Z');

const stats: RatesStats = {
  currency: 'EUR',
  central: { value: 3.3891, date, source: 'bct' },
  live: { value: 3.388, date, variation: -0.12, source: 'live-fx' },
  banks: [{ bankId: 'BIAT', purchaseRate: 3.3, saleRate: 3.4, date, source: 'demo' }],
  bestBuy: { bankId: 'BIAT', rate: 3.3 },
  bestSell: { bankId: 'BIAT', rate: 3.4 },
  average: { purchaseRate: 3.3, saleRate: 3.4 },
  bankCount: 1,
  date,
  updatedAt,
};

test('What the three encoders write together decodes to the same stats', () => {
  const { central, live } = stats;
  if (live === undefined) throw new Error('The example has a live rate');
  const document = { ...encodeBankBoard(stats), ...encodeCentral(central), ...encodeLive(live) };
  expect(decodeRatesStats(path, { ...document, updatedAt })).toEqual({ ok: true, value: stats });
});

test('The encoded document has the field names and shapes of the collection', () => {
  expect({ ...encodeBankBoard(stats), ...encodeCentral(stats.central) }).toEqual({
    bctn_rate: { value: 3.3891, date: '2026-11-20', source: 'bct' },
    banks: [
      { bankId: 'BIAT', purchaseRate: 3.3, saleRate: 3.4, date: '2026-11-20', source: 'demo' },
    ],
    bestBuy: { bankId: 'BIAT', rate: 3.3 },
    bestSell: { bankId: 'BIAT', rate: 3.4 },
    average: { purchaseRate: 3.3, saleRate: 3.4 },
    bankCount: 1,
    date: '2026-11-20',
  });
});

test('An empty board is written as nulls, which clear what stood there, and decodes as absent', () => {
  const fields = { ...encodeBankBoard({ banks: [], bankCount: 0 }), ...encodeCentral(undefined) };
  expect(fields).toEqual({
    banks: [],
    bestBuy: null,
    bestSell: null,
    average: null,
    bankCount: 0,
    date: null,
    bctn_rate: null,
  });
  expect(decodeRatesStats('rates-stats/aud', fields)).toEqual({
    ok: true,
    value: { currency: 'AUD', banks: [], bankCount: 0 },
  });
});

test('A document that holds a live rate alone is decoded', () => {
  const live_rate = { value: 1.9, date: '2026-11-20', variation: 0 };
  expect(decodeRatesStats('rates-stats/AUD', { live_rate })).toEqual({
    ok: true,
    value: {
      currency: 'AUD',
      live: { value: 1.9, date: '2026-11-20', variation: 0, source: 'live-fx' },
      banks: [],
      bankCount: 0,
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
])('The document %s with %j is refused with the field', (where, data, reason) => {
  expect(decodeRatesStats(where, data)).toEqual({ ok: false, problem: { path: where, reason } });
});

test('What is no document is refused', () => {
  expect([undefined, null, 'x', 4].map((data) => decodeRatesStats(path, data).ok)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
