import { readFileSync } from 'node:fs';
import { coinTable } from '@dinar/domain/crypto/coin-table';

/** An instant at which every good body is fresh; 18:30 in Tunis. */
export const bodiesNow = new Date('2026-11-12T17:30:00Z');

/** One small good body of each other kind of source, with the structure that the source documents. */
export const goodBodies = {
  bct: fixture('bct/fixtures/mid-rates-2026-11-12.html'),
  coinGecko: JSON.stringify(
    coinTable.map((coin, index) => ({
      id: 'upstreamId' in coin ? coin.upstreamId : coin.id,
      symbol: coin.symbol.toLowerCase(),
      name: coin.name,
      image: `https://images.example/${coin.id}.png`,
      current_price: 90_000 / 3 ** index,
      price_change_percentage_24h: index - 8.5,
      last_updated: '2026-11-12T17:29:00.000Z',
    })),
  ),
  news: fixture('news/fixtures/feed-2026-11-12.xml'),
} as const;

function fixture(name: string): string {
  return readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
}
