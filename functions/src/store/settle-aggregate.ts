import { sameContent } from '@dinar/domain/aggregates/same-content';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import type { RateTransaction, StoredDocument } from './rate-store.ts';

export type Outcome = 'written' | 'deleted' | 'unchanged';

/** Makes a document hold exactly these fields, or be gone; what holds them already is not written. */
export function settleAggregate(
  transaction: RateTransaction,
  stored: StoredDocument,
  fields: DocumentData | undefined,
  readAt: Timestamp,
): Outcome {
  const outcome = outcomeOf(stored.data, fields);
  if (outcome === 'deleted') transaction.delete(stored.path);
  if (outcome === 'written') transaction.set(stored.path, { ...fields, updatedAt: readAt });
  return outcome;
}

/** What it takes to make the stored fields the wanted ones. */
export function outcomeOf(
  stored: DocumentData | undefined,
  wanted: DocumentData | undefined,
): Outcome {
  if (wanted === undefined) return stored === undefined ? 'unchanged' : 'deleted';
  return stored !== undefined && sameContent(stored, wanted) ? 'unchanged' : 'written';
}
