import { expect, it } from 'vitest';
import { euroStats } from '../testing/rates-fixtures.ts';
import { boardFromStats, decodePageData, encodePageData } from './page-data.ts';

const renderedAt = new Date('2026-11-20T14:32:10.123Z');

it('What the server wrote is read back whole, instants and absent fields included', () => {
  const { central: _, live: __, date: ___, ...bare } = euroStats({ currency: 'USD', banks: [] });
  const stats = [euroStats({ updatedAt: new Date('2026-11-20T14:30:00Z') }), bare];
  expect(decodePageData(encodePageData(stats, renderedAt))).toEqual({
    board: boardFromStats(stats),
    renderedAt,
  });
});

it('Data of another version are not read', () => {
  const json = encodePageData([], renderedAt).replace('"version":1', '"version":0');
  expect(decodePageData(json)).toBeUndefined();
});
