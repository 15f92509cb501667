import { expect, test } from 'vitest';
import { coinBoard } from './coin-board.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const bitcoin = { id: 'bitcoin', name: 'Bitcoin', symbol: 'BTC' };
const ethereum = { id: 'ethereum', name: 'Ethereum', symbol: 'ETH' };
const solana = { id: 'solana', name: 'Solana', symbol: 'SOL' };

test('The coins we follow stand in our order, any other is left out', () => {
  const other = { id: 'moon', name: 'Moon', symbol: 'MOON' };
  expect(coinBoard([other, solana, ethereum, bitcoin]).coins).toEqual([bitcoin, ethereum, solana]);
});

test('Zero counts as a rise, and a coin without a change as neither', () => {
  expect(
    coinBoard([
      { ...bitcoin, priceChangePercentage24h: 0, updatedAt: at(9) },
      { ...ethereum, priceChangePercentage24h: -1.2, updatedAt: at(11), source: 'demo' },
      solana,
    ]),
  ).toMatchObject({ total: 3, rising: 1, falling: 1, updatedAt: at(11), isDemo: true });
});

test('Without a coin everything is zero and no instant is told', () => {
  expect(coinBoard([])).toEqual({ coins: [], total: 0, rising: 0, falling: 0, isDemo: false });
});

test('The board is of the demonstration as soon as one of its coins is, and of no other', () => {
  const real = { ...bitcoin, source: 'coingecko' as const };
  expect(coinBoard([real, ethereum]).isDemo).toBe(false);
  expect(coinBoard([real, { ...ethereum, source: 'demo' }]).isDemo).toBe(true);
});

test('A coin without an instant does not hide those of the others, in any order', () => {
  const older = { ...bitcoin, updatedAt: at(9) };
  const newer = { ...solana, updatedAt: at(10) };
  expect(coinBoard([older, ethereum, newer]).updatedAt).toEqual(at(10));
  expect(coinBoard([ethereum]).updatedAt).toBeUndefined();
});
