import { expect, test } from 'vitest';
import { coinIdOfUpstream, coinTable, upstreamCoinIds } from './coin-table.ts';

test('Sixteen coins are followed, each under an id of its own on both sides', () => {
  expect(coinTable).toHaveLength(16);
  expect(new Set(upstreamCoinIds).size).toBe(16);
  expect(new Set(upstreamCoinIds.map(coinIdOfUpstream)).size).toBe(16);
});

test('Polygon has kept its id here, and is known upstream by its token’s', () => {
  expect(coinIdOfUpstream('polygon-ecosystem-token')).toBe('polygon');
  expect(coinIdOfUpstream('polygon')).toBeUndefined();
  expect(upstreamCoinIds).toContain('polygon-ecosystem-token');
});
