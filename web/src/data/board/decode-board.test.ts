// @vitest-environment node
import { expect, it } from 'vitest';
import { day } from '../../testing/rates-fixtures.ts';
import { decodeBoard } from './decode-board.ts';

it('changed documents replace their currency in a known board, and emptied or unreadable ones remove it', () => {
  const live = (value: number) => ({ live_rate: { value, date: '2026-11-20', source: 'demo' } });
  const known = decodeBoard([
    { path: 'rates-stats/EUR', data: live(3.4) },
    { path: 'rates-stats/USD', data: live(2.9) },
    { path: 'rates-stats/CHF', data: live(3.6) },
    { path: 'rates-stats/GBP', data: live(3.9) },
  ]);
  const board = decodeBoard(
    [
      { path: 'rates-stats/USD', data: live(2.95) },
      { path: 'rates-stats/CHF', data: { banks: [], bctn_rate: null, live_rate: null } },
      { path: 'rates-stats/GBP', data: { live_rate: { value: 'cher' } } },
      { path: 'rates-stats/JPY', data: live(0.018) },
    ],
    known,
  );
  const shown = [...board.ratesByCurrency].map(([currency, { live: rate }]) => [
    currency,
    rate?.value,
  ]);
  expect(shown).toEqual([
    ['EUR', 3.4],
    ['USD', 2.95],
    ['JPY', 0.018],
  ]);
  expect(board.problems.map(({ path }) => path)).toEqual(['rates-stats/GBP']);
  expect(decodeBoard([], known).ratesByCurrency).toEqual(known.ratesByCurrency);
});

it('an unreadable document becomes a problem of the board, and the others are decoded', () => {
  const board = decodeBoard([
    {
      path: 'rates-stats/USD',
      data: { live_rate: { value: 2.9, date: '2026-11-20', variation: 0.1, source: 'demo' } },
    },
    { path: 'rates-stats/EUR', data: { live_rate: { value: 'cher' } } },
    { path: 'rates-stats/XYZ', data: {} },
  ]);
  expect([...board.ratesByCurrency]).toEqual([
    [
      'USD',
      {
        currency: 'USD',
        banks: [],
        live: { value: 2.9, date: day('2026-11-20'), variation: 0.1, source: 'demo' },
      },
    ],
  ]);
  expect(board.problems.map(({ path }) => path)).toEqual(['rates-stats/EUR', 'rates-stats/XYZ']);
});

it('a board knows the latest change that it contains', () => {
  const changed = (currency: string, changedAt: unknown) => ({
    path: `rates-stats/${currency}`,
    data: { live_rate: { value: 3, date: '2026-11-20', source: 'demo' }, changedAt },
  });
  const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, second));
  const board = decodeBoard([changed('EUR', at(5)), changed('USD', at(9)), changed('GBP', at(2))]);
  expect(board.asOf).toBe(at(9).getTime());
  expect(decodeBoard([changed('EUR', at(7))], board).asOf).toBe(at(9).getTime());
  expect(decodeBoard([changed('EUR', at(12))], board).asOf).toBe(at(12).getTime());
  expect(decodeBoard([changed('EUR', undefined)]).asOf).toBeUndefined();
});
