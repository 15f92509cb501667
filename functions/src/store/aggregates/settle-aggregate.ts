import { sameContent } from '@dinar/domain/aggregates/same-content';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import type { RateTransaction, StoredDocument } from '../rate-store/rate-store.ts';

export type Outcome = 'written' | 'deleted' | 'unchanged';

/**
 * Writes exactly these fields to a document, or deletes it; does not write a document that already has
 * them.
 */
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

/** Returns the change that turns the stored fields into the wanted ones. */
export function outcomeOf(
  stored: DocumentData | undefined,
  wanted: DocumentData | undefined,
): Outcome {
  if (wanted === undefined) return stored === undefined ? 'unchanged' : 'deleted';
  return stored !== undefined && sameContent(stored, wanted) ? 'unchanged' : 'written';
}

/** The numbers of aggregates that a rebuild found correct, wrote and deleted. */
export type RebuildReport = Readonly<Record<Outcome, number>>;

/** Counts the outcomes of all aggregates. */
export function countOutcomes(outcomes: Iterable<Outcome>): RebuildReport {
  const report = { unchanged: 0, written: 0, deleted: 0 };
  for (const outcome of outcomes) report[outcome] += 1;
  return report;
}
