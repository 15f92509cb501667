import { readFileSync } from 'node:fs';
import { coinTable } from '@dinar/domain/crypto/coin-table';

/** The day of every body below. */
export const bodiesDay = '2026-11-12';

/** An instant at which they are all fresh; 18:30 in Tunis. */
export const bodiesNow = new Date('2026-11-12T17:30:00Z');

/** One small good body of each kind of source, with the structure that the source documents. */
export const goodBodies = {
  bct: fixture('bct/fixtures/mid-rates-2026-11-12.html'),
  stb: fixture('bank-table/fixtures/named-cells.html'),
  openErApi: JSON.stringify({
    result: 'success',
    time_last_update_unix: 1_794_441_601,
    base_code: 'TND',
    rates: {
      TND: 1,
      EUR: 0.294,
      USD: 0.344,
      GBP: 0.255,
      JPY: 54.1,
      CHF: 0.27,
      CAD: 0.469,
      AED: 1.25,
      SAR: 1.28,
      KWD: 0.105,
      TRY: 14.9,
      XDR: 0.25,
    },
  }),
  currencyApi: JSON.stringify({
    date: bodiesDay,
    tnd: {
      tnd: 1,
      eur: 0.294,
      usd: 0.344,
      gbp: 0.255,
      jpy: 54.1,
      chf: 0.27,
      cad: 0.469,
      aed: 1.25,
      sar: 1.28,
      kwd: 0.105,
      try: 14.9,
      doge: 2.1,
    },
  }),
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
