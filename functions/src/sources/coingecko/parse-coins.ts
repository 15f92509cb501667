import { coinIdOfUpstream } from '@dinar/domain/crypto/coin-table';
import type { Coin } from '@dinar/domain/documents/coin-document';
import { webAddressField } from '@dinar/domain/documents/field-schemas';
import * as v from 'valibot';
import { readJson } from '../read-json.ts';
import { SourceError } from '../source-error.ts';
import { refusalOf } from './refusal-of.ts';

const source = 'coingecko';

/** Sixteen are requested; an answer with fewer than this is incomplete. */
const minimumCoins = 12;

const maxAgeMs = 86_400_000;
const maxAheadMs = 600_000;

const finiteNumber = v.pipe(v.number(), v.finite());

const itemSchema = v.object({
  id: v.string(),
  symbol: v.pipe(v.string(), v.nonEmpty(), v.maxLength(20)),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  image: v.nullish(v.unknown()),
  current_price: v.nullable(v.pipe(finiteNumber, v.gtValue(0))),
  price_change_percentage_24h: v.nullish(finiteNumber),
  last_updated: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

type Item = v.InferOutput<typeof itemSchema>;

interface ParsedCoins {
  readonly coins: readonly Coin[];
  /** The reasons for the coins that are not updated, one sentence each. */
  readonly refused: readonly string[];
}

/**
 * Returns the coins of an answer to /coins/markets. A coin without a price, with an old one or without its
 * own instant is refused by name; any other fault refuses the whole answer. Throws SourceError.
 */
export function parseCoins(body: string, now: Date): ParsedCoins {
  const refusal = refusalOf(body);
  if (refusal !== undefined) throw new SourceError('rejected', source, refusal);
  const items = readJson(body, v.array(itemSchema), source);
  const ids = new Set(items.map(({ id }) => id));
  if (ids.size < minimumCoins || ids.size < items.length) {
    const seen = `${ids.size} cryptomonnaies en ${items.length} lignes`;
    throw new SourceError('too-few-rows', source, seen);
  }
  const coins: Coin[] = [];
  const refused: string[] = [];
  for (const item of items) {
    const coin = readCoin(item, now);
    if (typeof coin === 'string') refused.push(coin);
    else coins.push(coin);
  }
  if (coins.length < minimumCoins) {
    const seen = `seulement ${coins.length} cryptomonnaies ont un prix du jour, sur ${minimumCoins} au moins`;
    throw new SourceError('too-few-rows', source, seen);
  }
  return { coins, refused };
}

function readCoin(item: Item, now: Date): Coin | string {
  const id = coinIdOfUpstream(item.id);
  if (id === undefined) {
    throw new SourceError(
      'malformed-row',
      source,
      `personne n’a demandé ${JSON.stringify(item.id)}`,
    );
  }
  if (item.current_price === null) return `${id} n’a pas de prix.`;
  if (item.last_updated === null) return `${id} ne dit pas de quand est son prix.`;
  const updatedAt = new Date(item.last_updated);
  const ageMs = now.getTime() - updatedAt.getTime();
  if (ageMs > maxAgeMs) return `Le prix de ${id} date du ${item.last_updated}.`;
  if (ageMs < -maxAheadMs) {
    throw new SourceError('wrong-day', source, `le prix de ${id} date du ${item.last_updated}`);
  }
  const { price_change_percentage_24h: change, image } = item;
  return {
    id,
    name: item.name,
    symbol: item.symbol,
    // A bad picture is no reason to refuse a price: the page shows the symbol in its place.
    ...(v.is(webAddressField, image) && { image }),
    currentPrice: item.current_price,
    ...(typeof change === 'number' && { priceChangePercentage24h: change }),
    source: 'coingecko',
    updatedAt,
  };
}
