import { collection as collections } from '@dinar/domain/documents/collections';
import { collection, type Firestore, limit, type Query, query, where } from 'firebase/firestore';

// There are some 30 currencies. The limit bounds the cost of a mistake in the database.
export const maxRatesStats = 50;

/** The one query of ticker, home and comparison: every board, or those that changed after an instant. */
export function ratesStatsQuery(firestore: Firestore, changedAfter?: Date): Query {
  const changed = changedAfter ? [where('changedAt', '>', changedAfter)] : [];
  return query(collection(firestore, collections.ratesStats), ...changed, limit(maxRatesStats));
}
