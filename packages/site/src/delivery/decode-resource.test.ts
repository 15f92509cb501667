import { day as dayOf } from '@dinar/domain/testing/rate-arbitraries';
import { expect, test } from 'vitest';
import { continuedValue, resourceDecoder } from './decode-resource.ts';

const today = dayOf('2026-11-24');
const coins = { kind: 'coins' } as const;
const board = { kind: 'board' } as const;
const bank = { kind: 'snapshots', bank: 'BIAT' } as const;

const coin = (id: string, current_price: number) => ({
  path: `coins/${id}`,
  data: { name: id, symbol: id, current_price, source: 'demo' },
});
const stats = (currency: string, value: unknown) => ({
  path: `rates-stats/${currency}`,
  data: { live_rate: { value, date: '2026-11-20', source: 'demo' } },
});
const day = (date: string, purchaseRate = 3.3) => ({
  path: `bank-snapshots/${date}_BIAT`,
  data: {
    bankId: 'BIAT',
    date,
    rates: { EUR: { purchaseRate, saleRate: 3.5, source: 'import' } },
    count: 1,
  },
});

test('Documents are decoded in order, and an invalid one is reported', () => {
  const documents = [coin('bitcoin', 91_000), { path: 'coins/broken', data: { name: '' } }];
  expect(resourceDecoder(coins, today)([...documents, coin('solana', 200)])).toMatchObject({
    value: [{ id: 'bitcoin', currentPrice: 91_000 }, { id: 'solana' }],
    problems: [{ path: 'coins/broken', reason: expect.stringContaining('name') }],
    ids: ['bitcoin', 'broken', 'solana'],
  });
});

test('The same object is decoded once', () => {
  const decode = resourceDecoder(coins, today);
  const [bitcoin, solana] = [coin('bitcoin', 91_000), coin('solana', 200)];
  const [first] = decode([bitcoin, solana]).value;
  const [same, changed] = decode([bitcoin, coin('solana', 201)]).value;
  expect(same).toBe(first);
  expect(changed?.currentPrice).toBe(201);
});

test('Changed documents replace their items, new ones come first, and emptied or unreadable ones go', () => {
  const decode = resourceDecoder(board, today);
  const earlier = decode(['EUR', 'USD', 'CHF', 'GBP'].map((code) => stats(code, 3))).value;
  const changes = decode([
    stats('USD', 2.95),
    { path: 'rates-stats/CHF', data: { banks: [], bctn_rate: null, live_rate: null } },
    stats('GBP', 'cher'),
    stats('JPY', 0.018),
  ]);
  expect(
    continuedValue(board, earlier, changes)?.map(({ currency, live }) => [currency, live?.value]),
  ).toEqual([
    ['JPY', 0.018],
    ['EUR', 3],
    ['USD', 2.95],
  ]);
  expect(continuedValue(board, earlier, decode([]))).toEqual(earlier);
});

test('A bank’s days continue from the latest on; once it is withdrawn, all are read again', () => {
  const decode = resourceDecoder(bank, today);
  const earlier = decode([day('2026-11-23'), day('2026-11-20')]).value;
  const dates = (...documents: ReturnType<typeof day>[]) =>
    continuedValue(bank, earlier, decode(documents))?.map(({ date }) => date);
  expect(dates(day('2026-11-24'), day('2026-11-23', 3.4))).toEqual([
    '2026-11-24',
    '2026-11-23',
    '2026-11-20',
  ]);
  expect(dates()).toBeUndefined();
  expect(dates(day('2026-11-24'))).toBeUndefined();
  expect(dates({ path: 'bank-snapshots/2026-11-23_BIAT', data: {} } as never)).toBeUndefined();
  expect(continuedValue(bank, [], decode([day('2026-11-23')]))).toBeUndefined();
});

test('A page has the last month of a currency, a year on request, and the last day before each', () => {
  const point = { central: 3.3, live: 3.31, bestBuy: 3.2, bestSell: 3.4 };
  const points = {
    '11-20': point,
    '10-26': { central: 3.2 },
    '10-23': { archived: 3.1, live: 3.11 },
    '10-22': { central: 3, live: 3 },
    '01-02': { central: 2.9 },
  };
  const document = { path: 'rate-history/EUR_2026', data: { points } };
  const { '01-02': _, '10-22': __, ...month } = points;
  const { bestBuy, bestSell, ...inShort } = point;
  const read = (kind: 'month' | 'recent' | 'quarter' | 'past') =>
    resourceDecoder({ kind, currency: 'EUR' }, today)([document]).value[0]?.points;
  expect(read('month')).toEqual(month);
  expect(read('recent')).toEqual({ ...month, '11-20': inShort });
  expect(read('quarter')).toEqual(points);
  expect(read('past')).toEqual(points);
});
