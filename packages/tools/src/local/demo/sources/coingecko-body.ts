import { type CoinId, coinTable } from '@dinar/domain/crypto/coin-table';
import { signedFor } from '../seeded-random.ts';

/** The demonstration's base prices in US dollars: realistic magnitudes, not the closing prices of a day. */
const startingPrices: Readonly<Record<CoinId, number>> = {
  bitcoin: 91_000,
  ethereum: 3100,
  binancecoin: 880,
  cardano: 0.46,
  solana: 138,
  ripple: 2.1,
  polkadot: 2.6,
  dogecoin: 0.15,
  'avalanche-2': 14.2,
  chainlink: 13.4,
  polygon: 0.14,
  litecoin: 92,
  uniswap: 7.1,
  stellar: 0.24,
  cosmos: 2.5,
  aave: 172,
};

const slotMs = 300_000;

/** Returns CoinGecko's response at an instant; prices change every five minutes, by up to 2 % of the base. */
export function coinGeckoBody(now: Date): string {
  const slot = Math.floor(now.getTime() / slotMs);
  const items = coinTable.map((coin) => {
    const move = signedFor(`${coin.id} ${slot}`);
    const price = startingPrices[coin.id] * (1 + 0.02 * move);
    return {
      id: 'upstreamId' in coin ? coin.upstreamId : coin.id,
      symbol: coin.symbol.toLowerCase(),
      name: coin.name,
      current_price: Number(price.toPrecision(6)),
      price_change_percentage_24h: Number((5 * move).toFixed(5)),
      last_updated: new Date(slot * slotMs).toISOString(),
    };
  });
  return JSON.stringify(items);
}
