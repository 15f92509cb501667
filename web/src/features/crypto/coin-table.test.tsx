import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadScreens, showApp } from '../../testing/show-app.tsx';

beforeAll(loadScreens);

beforeEach(() => void vi.setSystemTime('2026-11-20T09:10:00Z'));

const coins = [
  { id: 'bitcoin', name: 'Bitcoin', symbol: 'btc', currentPrice: 91_234.5, change: -1.2 },
  { id: 'dogecoin', name: 'Dogecoin', symbol: 'doge', currentPrice: 0.1234, change: 0 },
  { id: 'aave', name: 'Aave', symbol: 'aave', change: 2.345 },
].map(({ change, ...coin }) => ({
  ...coin,
  priceChangePercentage24h: change,
  updatedAt: new Date('2026-11-20T09:05:00Z'),
}));

function show(path: string, value: readonly (typeof coins)[number][] = coins) {
  showApp(path, [{ kind: 'coins', key: 'coins', value }]);
}

/** Returns the texts of the table's rows on a wide screen, without those repeated for phones. */
function rows() {
  return screen.getAllByRole('row').map((row) => {
    const copy = row.cloneNode(true);
    if (!(copy instanceof Element)) return undefined;
    for (const below of copy.querySelectorAll('[class*="below"]')) below.remove();
    return [...copy.children].map((cell) => cell.textContent?.replace(/\s/g, ' '));
  });
}

it('a coin shows its price in dollars, its signed change and whether it rises', () => {
  show('/cryptomonnaies');
  expect(rows()).toEqual([
    ['CRYPTO', 'PRIX', 'CHANGEMENT 24H', 'TENDANCE'],
    ['BTCBitcoin BTC', '$91 234,50 20 nov., 10:05', 'en baisse de 1,20 %−1,20 %', 'Baisse'],
    ['DOGEDogecoin DOGE', '$0,123400 20 nov., 10:05', 'en hausse de 0,00 %+0,00 %', 'Hausse'],
    ['AAVEAave AAVE', '–', '–', '–'],
  ]);
  const [instant] = document.querySelectorAll('tbody time');
  expect(instant?.getAttribute('datetime')).toBe('2026-11-20T09:05:00.000Z');
});

it('a coin last updated in August has no price today, and one of two days ago no change', () => {
  const [bitcoin, dogecoin] = coins;
  if (!bitcoin || !dogecoin) throw new Error('the fixture has two coins');
  show('/cryptomonnaies', [
    { ...bitcoin, updatedAt: new Date('2026-08-20T09:05:00Z') },
    { ...dogecoin, updatedAt: new Date('2026-11-18T09:05:00Z') },
  ]);
  expect(rows().slice(1)).toEqual([
    ['BTCBitcoin BTC', '–', '–', '–'],
    ['DOGEDogecoin DOGE', '$0,123400 18 nov., 10:05', '–', '–'],
  ]);
  expect(screen.getByRole('main').textContent).not.toContain('Prix du');
});

it('a coin of the address changes nothing; title, subtitle and counters come first', () => {
  const [falling, ...others] = coins;
  if (!falling) throw new Error('the fixture has a coin that falls');
  show('/cryptomonnaies/bitcoin', [
    falling,
    { ...falling, id: 'cardano', name: 'Cardano' },
    ...others,
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Crypto-monnaies');
  expect(screen.getByText(/temps réel/)).toBeDefined();
  expect(screen.getAllByRole('row')).toHaveLength(5);
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Total').closest('dl')?.textContent).toBe('Total4En hausse1En baisse2');
});

it('names the provider of the prices near them, with a link', () => {
  show('/cryptomonnaies');
  const link = screen.getByRole('link', { name: /Données fournies par CoinGecko/ });
  expect([link.getAttribute('href'), link.parentElement?.dataset.provenance]).toEqual([
    'https://www.coingecko.com/',
    'coingecko',
  ]);
});

it('a coin is rendered by its text symbol, with no image of another site', () => {
  show('/cryptomonnaies');
  expect(document.querySelectorAll('main img')).toHaveLength(0);
  expect([...document.querySelectorAll('tbody svg text')].map((text) => text.textContent)).toEqual([
    'BTC',
    'DOGE',
    'AAVE',
  ]);
});
