import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadScreens, showApp } from '../../testing/show-app.tsx';

beforeAll(loadScreens);

const coins = [
  { id: 'bitcoin', name: 'Bitcoin', symbol: 'btc', currentPrice: 91_234.5, change: -1.2 },
  { id: 'dogecoin', name: 'Dogecoin', symbol: 'doge', currentPrice: 0.1234, change: 0 },
  { id: 'aave', name: 'Aave', symbol: 'aave', change: 2.345 },
].map(({ change, ...coin }) => ({ ...coin, priceChangePercentage24h: change }));

function show(path: string) {
  showApp(path, { entries: [{ kind: 'coins', key: 'coins', value: coins }] });
}

it('a coin tells its price in dollars, its signed change and whether it rises', () => {
  show('/cryptomonnaies');
  const [head, ...rows] = screen.getAllByRole('row').map((row) => row.textContent);
  expect(head).toBe('CRYPTOPRIXCHANGEMENT 24HTENDANCE');
  expect(rows).toEqual([
    'BTCBitcoin BTC$91\u202f234,50en baisse de −1,20\u202f%↓ Baisse',
    'DOGEDogecoin DOGE$0,123400en hausse de +0,00\u202f%↑ Hausse',
    'AAVEAave AAVE$0.00en hausse de +2,35\u202f%↑ Hausse',
  ]);
});

it('a coin of the address changes nothing; title, subtitle and counters come first', () => {
  show('/cryptomonnaies/bitcoin');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Crypto-monnaies');
  expect(screen.getByText(/temps réel/)).toBeDefined();
  expect(screen.getAllByRole('row')).toHaveLength(4);
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Total').closest('dl')?.textContent).toBe('Total3En hausse2En baisse1');
});

it('a coin is drawn by its text symbol, with no image of another site', () => {
  show('/cryptomonnaies');
  expect(document.querySelectorAll('main img')).toHaveLength(0);
  expect([...document.querySelectorAll('tbody svg text')].map((text) => text.textContent)).toEqual([
    'BTC',
    'DOGE',
    'AAVE',
  ]);
});
