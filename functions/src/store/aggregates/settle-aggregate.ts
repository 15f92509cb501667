import { sameContent } from '@dinar/domain/aggregates/same-content';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import type { RateTransaction, StoredDocument } from '../rate-store/rate-store.ts';

export type Outcome = 'written' | 'deleted' | 'unchanged';

/** Gives a document exactly these fields, or deletes it; a document that has them already is not written. */
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

/** The change that turns the stored fields into the wanted ones. */
export function outcomeOf(
  stored: DocumentData | undefined,
  wanted: DocumentData | undefined,
): Outcome {
  if (wanted === undefined) return stored === undefined ? 'unchanged' : 'deleted';
  return stored !== undefined && sameContent(stored, wanted) ? 'unchanged' : 'written';
}
