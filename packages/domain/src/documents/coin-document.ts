import * as v from 'valibot';
import { type Decoded, decodeWith, documentId } from './decoded.ts';
import { instantField, webAddressField } from './field-schemas.ts';

/** The source of a price; 'demo' marks demonstration data. */
const coinSources = ['coingecko', 'demo'] as const;

type CoinSource = (typeof coinSources)[number];

/** A crypto currency: price in US dollars, change over 24 hours in percent. */
export interface Coin {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly image?: string;
  readonly currentPrice?: number;
  readonly priceChangePercentage24h?: number;
  readonly source?: CoinSource;
  /** The instant of the price, from its source. */
  readonly updatedAt?: Date;
}

const finiteNumber = v.pipe(v.number(), v.finite());

const coinSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  symbol: v.pipe(v.string(), v.nonEmpty()),
  image: v.exactOptional(webAddressField),
  current_price: v.exactOptional(finiteNumber),
  price_change_percentage_24h: v.exactOptional(finiteNumber),
  source: v.exactOptional(v.picklist(coinSources)),
  updatedAt: v.exactOptional(instantField),
});

/** Decodes a `coins` document; its id is the coin's. */
export function decodeCoin(path: string, data: unknown): Decoded<Coin> {
  const decoded = decodeWith(coinSchema, path, data);
  if (!decoded.ok) return decoded;
  const { current_price: price, price_change_percentage_24h: change, ...rest } = decoded.value;
  return {
    ok: true,
    value: {
      id: documentId(path),
      ...rest,
      ...(price !== undefined && { currentPrice: price }),
      ...(change !== undefined && { priceChangePercentage24h: change }),
    },
  };
}

/** The fields of a `coins` document, without `updatedAt`; an absent value is null. */
export function encodeCoin(coin: Coin) {
  return {
    id: coin.id,
    name: coin.name,
    symbol: coin.symbol,
    image: coin.image ?? null,
    current_price: coin.currentPrice ?? null,
    price_change_percentage_24h: coin.priceChangePercentage24h ?? null,
    source: coin.source ?? null,
  };
}
