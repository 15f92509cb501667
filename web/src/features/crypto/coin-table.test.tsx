import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allWords, cellsOf, heading, press } from '../../testing/page-queries.ts';
import { bitcoin, coinsEntry } from '../../testing/rates-fixtures.ts';
import { showApp, showPagesAt } from '../../testing/show-app.tsx';

showPagesAt('2026-11-20T09:10:00Z');

const updatedAt = new Date('2026-11-20T09:05:00Z');
const falling = { ...bitcoin, updatedAt };
const rising = {
  id: 'dogecoin',
  name: 'Dogecoin',
  symbol: 'doge',
  currentPrice: 0.1234,
  priceChangePercentage24h: 0,
  updatedAt,
};
const unpriced = {
  id: 'aave',
  name: 'Aave',
  symbol: 'aave',
  priceChangePercentage24h: 2.345,
  updatedAt,
};
const coins = coinsEntry(falling, rising, unpriced);

function show(path: string, entry = coins) {
  showApp(path, [entry]);
}

/** Returns the texts of the table's rows on a wide screen, without those repeated for phones. */
function rows() {
  const shown = document.importNode(screen.getByRole('main'), true);
  for (const below of shown.querySelectorAll('[class*="below"]')) below.remove();
  return cellsOf([...shown.querySelectorAll('tr')]);
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

it('a coin of the address changes nothing; title, subtitle and counters come first', () => {
  const cardano = { ...falling, id: 'cardano', name: 'Cardano' };
  show('/cryptomonnaies/bitcoin', coinsEntry(falling, cardano, rising, unpriced));
  expect(heading()).toBe('Crypto-monnaies');
  expect(screen.getByText(/temps réel/)).toBeDefined();
  expect(screen.getAllByRole('row')).toHaveLength(5);
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Total').closest('dl')?.textContent).toBe('Total4En hausse1En baisse2');
});

it('names sort from A, numbers from the highest, and a coin without a value is last', async () => {
  show('/cryptomonnaies');
  const order = () => allWords(screen.getAllByRole('rowheader')).map((name) => name?.slice(0, 3));
  const own = ['BTC', 'DOG', 'AAV'];
  expect(order()).toEqual(own);
  for (const [column, first, second] of [
    ['CRYPTO', ['AAV', 'BTC', 'DOG'], ['DOG', 'BTC', 'AAV']],
    ['PRIX', ['BTC', 'DOG', 'AAV'], ['DOG', 'BTC', 'AAV']],
  ] as const) {
    await press(column);
    expect(order()).toEqual(first);
    await press(column);
    expect(order()).toEqual(second);
    await press(column);
    expect(order()).toEqual(own);
  }
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
  expect(allWords(document.querySelectorAll('tbody svg text'))).toEqual(['BTC', 'DOGE', 'AAVE']);
});
