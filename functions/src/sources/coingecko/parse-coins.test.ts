import { expect, test } from 'vitest';
import { bodiesNow, goodBodies } from '../testing/source-bodies.ts';
import { coinsRequest } from './coins-request.ts';
import { parseCoins } from './parse-coins.ts';

const good = goodBodies.coinGecko;

test('Sixteen coins are read, Polygon under our own id', () => {
  const { coins, refused } = parseCoins(good, bodiesNow);
  expect(refused).toEqual([]);
  expect(coins).toHaveLength(16);
  expect(coins[0]).toEqual({
    id: 'bitcoin',
    name: 'Bitcoin',
    symbol: 'btc',
    image: 'https://images.example/bitcoin.png',
    currentPrice: 90_000,
    priceChangePercentage24h: -8.5,
    source: 'coingecko',
    updatedAt: new Date('2026-11-12T17:29:00Z'),
  });
  expect(coins.map(({ id }) => id)).toContain('polygon');
});

test('A coin without a price, with an old one or without its own instant is refused by name, and the others are accepted', () => {
  const body = good
    .replace('"current_price":90000', '"current_price":null')
    .replace(/("id":"aave".*?)2026-11-12/, '$12026-11-10')
    .replace(/("id":"cosmos".*?)"2026-11-12[^"]*"/, '$1null');
  const { coins, refused } = parseCoins(body, bodiesNow);
  expect(refused).toEqual([
    'bitcoin n’a pas de prix.',
    'cosmos ne dit pas de quand est son prix.',
    'Le prix de aave date du 2026-11-10T17:29:00.000Z.',
  ]);
  expect(coins).toHaveLength(13);
});

test('A missing change and a picture that is no web address are left out', () => {
  const body = good
    .replace('"price_change_percentage_24h":-8.5', '"price_change_percentage_24h":null')
    .replace('https://images.example/bitcoin.png', 'javascript:alert(1)');
  const [bitcoin] = parseCoins(body, bodiesNow).coins;
  expect(bitcoin).not.toHaveProperty('priceChangePercentage24h');
  expect(bitcoin).not.toHaveProperty('image');
});

test('A key is sent when there is one, and every coin is requested in one call', () => {
  expect(coinsRequest('abc').headers).toEqual({ 'x-cg-demo-api-key': 'abc' });
  const bare = coinsRequest(undefined);
  expect(bare.headers).toBeUndefined();
  const ids = new URL(bare.address).searchParams.get('ids')?.split(',');
  expect(ids).toHaveLength(16);
  expect(ids).toContain('polygon-ecosystem-token');
});
