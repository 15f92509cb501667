/** The cryptocurrencies shown, in order; `upstreamId` is CoinGecko's id where it differs from ours. */
export const coinTable = [
  { id: 'bitcoin', name: 'Bitcoin', symbol: 'BTC' },
  { id: 'ethereum', name: 'Ethereum', symbol: 'ETH' },
  { id: 'binancecoin', name: 'BNB', symbol: 'BNB' },
  { id: 'cardano', name: 'Cardano', symbol: 'ADA' },
  { id: 'solana', name: 'Solana', symbol: 'SOL' },
  { id: 'ripple', name: 'XRP', symbol: 'XRP' },
  { id: 'polkadot', name: 'Polkadot', symbol: 'DOT' },
  { id: 'dogecoin', name: 'Dogecoin', symbol: 'DOGE' },
  { id: 'avalanche-2', name: 'Avalanche', symbol: 'AVAX' },
  { id: 'chainlink', name: 'Chainlink', symbol: 'LINK' },
  { id: 'polygon', upstreamId: 'polygon-ecosystem-token', name: 'Polygon', symbol: 'POL' },
  { id: 'litecoin', name: 'Litecoin', symbol: 'LTC' },
  { id: 'uniswap', name: 'Uniswap', symbol: 'UNI' },
  { id: 'stellar', name: 'Stellar', symbol: 'XLM' },
  { id: 'cosmos', name: 'Cosmos Hub', symbol: 'ATOM' },
  { id: 'aave', name: 'Aave', symbol: 'AAVE' },
] as const satisfies readonly CoinFacts[];

interface CoinFacts {
  readonly id: string;
  readonly upstreamId?: string;
  readonly name: string;
  readonly symbol: string;
}

export type CoinId = (typeof coinTable)[number]['id'];

/** CoinGecko's id of each coin, in the order of the table. */
export const upstreamCoinIds: readonly string[] = coinTable.map(upstreamIdOf);

const idByUpstreamId: ReadonlyMap<string, CoinId> = new Map(
  coinTable.map((coin) => [upstreamIdOf(coin), coin.id]),
);

/** Our id for a CoinGecko id; undefined for a coin that is not in the table. */
export function coinIdOfUpstream(upstreamId: string): CoinId | undefined {
  return idByUpstreamId.get(upstreamId);
}

function upstreamIdOf(coin: CoinFacts): string {
  return coin.upstreamId ?? coin.id;
}
