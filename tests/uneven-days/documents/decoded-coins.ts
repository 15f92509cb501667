import { coinTable } from '@dinar/domain/crypto/coin-table';
import { type Coin, decodeCoin } from '@dinar/domain/documents/coin-document';
import type { CoinEntry } from '../states/uneven-state.ts';

/** Coins as they are read from the store. */
export function decodedCoins(entries: readonly CoinEntry[]): Coin[] {
  return entries.map(({ id, price, change, updatedAt, source }) => {
    const facts = coinTable.find((coin) => coin.id === id);
    const decoded = decodeCoin(`coins/${id}`, {
      name: facts?.name,
      symbol: facts?.symbol.toLowerCase(),
      current_price: price ?? null,
      price_change_percentage_24h: change ?? null,
      source,
      updatedAt: updatedAt === undefined ? null : new Date(updatedAt),
    });
    if (!decoded.ok) throw new Error(decoded.problem.reason);
    return decoded.value;
  });
}
