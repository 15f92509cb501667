import { expect, test } from 'vitest';
import { coinIdOfUpstream, coinTable, upstreamCoinIds } from './coin-table.ts';

test('The sixteen coins have unique ids, ours and upstream', () => {
  expect(coinTable).toHaveLength(16);
  expect(new Set(upstreamCoinIds).size).toBe(16);
  expect(new Set(upstreamCoinIds.map(coinIdOfUpstream)).size).toBe(16);
});

test('Polygon keeps its id here and has the id of its token upstream', () => {
  expect(coinIdOfUpstream('polygon-ecosystem-token')).toBe('polygon');
  expect(coinIdOfUpstream('polygon')).toBeUndefined();
  expect(upstreamCoinIds).toContain('polygon-ecosystem-token');
});
