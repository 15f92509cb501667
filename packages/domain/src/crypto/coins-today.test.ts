import { expect, test } from 'vitest';
import type { Coin } from '../documents/coin-document.ts';
import { coinsToday } from './coins-today.ts';

const now = new Date('2026-11-20T12:00:00Z');

function coin(id: string, fields: Partial<Coin> = {}): Coin {
  return {
    id,
    name: id,
    symbol: id.slice(0, 3),
    currentPrice: 100,
    priceChangePercentage24h: 1,
    updatedAt: new Date('2026-11-20T11:55:00Z'),
    source: 'coingecko',
    ...fields,
  };
}

test('Coins are in our order, each with its own instant; unknown coins are dropped', () => {
  const board = coinsToday([coin('ethereum'), coin('unknown-coin'), coin('bitcoin')], now);
  expect(board.coins).toEqual(
    ['bitcoin', 'ethereum'].map((id) => ({
      id,
      name: id,
      symbol: id.slice(0, 3),
      price: {
        value: 100,
        at: new Date('2026-11-20T11:55:00Z'),
        trend: { direction: 'up', percent: 1 },
        isOfLastDay: true,
      },
      isDemo: false,
    })),
  );
});

test('A price more than 24 hours old is shown without its change; one 8 days old is not shown', () => {
  const at = (text: string) => coinsToday([coin('bitcoin', { updatedAt: new Date(text) })], now);
  expect(at('2026-11-19T11:59:59Z').coins[0]?.price).toEqual({
    value: 100,
    at: new Date('2026-11-19T11:59:59Z'),
    isOfLastDay: false,
  });
  expect(at('2026-11-13T00:00:00Z').coins[0]?.price?.value).toBe(100);
  expect(at('2026-11-12T23:59:59Z').coins[0]?.price).toBeUndefined();
  expect(at('2026-08-20T12:00:00Z').coins[0]?.price).toBeUndefined();
});

test('A price that is invalid or has no instant is not shown', () => {
  const { updatedAt: _, ...undated } = coin('bitcoin');
  expect(coinsToday([undated], now).coins[0]?.price).toBeUndefined();
  for (const currentPrice of [0, -1, Number.NaN]) {
    expect(coinsToday([coin('bitcoin', { currentPrice })], now).coins[0]?.price).toBeUndefined();
  }
});

test('Rising and falling coins are counted by the rounded changes; 0 counts as rising', () => {
  const { total, rising, falling } = coinsToday(
    [
      coin('bitcoin', { priceChangePercentage24h: -0.004 }),
      coin('ethereum', { priceChangePercentage24h: -0.2 }),
      coin('solana', { updatedAt: new Date('2026-11-18T12:00:00Z') }),
      coin('ripple', { source: 'demo' }),
    ],
    now,
  );
  expect({ total, rising, falling }).toEqual({ total: 4, rising: 2, falling: 1 });
  expect(coinsToday([coin('ripple', { source: 'demo' })], now).isDemo).toBe(true);
  expect(coinsToday([], now)).toEqual({
    coins: [],
    total: 0,
    rising: 0,
    falling: 0,
    isDemo: false,
  });
});
