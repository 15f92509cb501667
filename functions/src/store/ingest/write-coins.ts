import { sameContent } from '@dinar/domain/aggregates/same-content';
import { type Coin, decodeCoin, encodeCoin } from '@dinar/domain/documents/coin-document';
import { collection } from '@dinar/domain/documents/collections';
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { commitGroups, type Write } from '../documents/commit-groups.ts';
import { decodedDocument } from '../documents/decoded-documents.ts';
import { getDocuments } from '../documents/get-documents.ts';

/**
 * Stores the coins that changed, each under its own id and with the instant of its source, and returns
 * their number. Skips a price older than the stored one. Coins that are not among these stay unchanged.
 */
export async function writeCoins(db: Firestore, coins: readonly Coin[]): Promise<number> {
  const paths = coins.map(({ id }) => `${collection.coins}/${id}`);
  const stored = await getDocuments(db, paths);
  const writes = coins.flatMap((coin, index): Write[] => {
    const document = stored[index];
    if (document === undefined || !isNews(coin, document)) return [];
    const instants = {
      updatedAt: coin.updatedAt ?? null,
      changedAt: FieldValue.serverTimestamp(),
    };
    const fields = { ...encodeCoin(coin), ...instants };
    return [(batch) => batch.set(document.ref, fields)];
  });
  await commitGroups(db, [writes]);
  return writes.length;
}

function isNews(coin: Coin, stored: DocumentSnapshot): boolean {
  const known = decodedDocument(stored, decodeCoin);
  if (known === undefined) return true;
  const [then, now] = [known.updatedAt?.getTime() ?? 0, coin.updatedAt?.getTime() ?? 0];
  if (then !== now && now !== 0) return now > then;
  return !sameContent(stored.data(), encodeCoin(coin));
}
