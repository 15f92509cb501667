import { collection as collections } from '@dinar/domain/documents/collections';
import { collection, type Firestore, limit, type Query, query } from 'firebase/firestore';

// There are some 30 currencies; the bound keeps a mistake in the database from becoming a bill.
export const maxRatesStats = 50;

/** The one query behind ticker, home and comparison. */
export function ratesStatsQuery(firestore: Firestore): Query {
  return query(collection(firestore, collections.ratesStats), limit(maxRatesStats));
}
