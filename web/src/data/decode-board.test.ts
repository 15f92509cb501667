// @vitest-environment node
import { expect, it } from 'vitest';
import { day } from '../testing/rates-fixtures.ts';
import { decodeBoard } from './decode-board.ts';

it('an unreadable document is told of and left out; the others are shown', async () => {
  const board = await decodeBoard([
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
