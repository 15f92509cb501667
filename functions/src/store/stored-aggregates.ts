import { collection } from '@dinar/domain/documents/collections';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { storedDocument } from './firestore-rate-store.ts';
import type { StoredDocument } from './rate-store.ts';

const aggregateCollections = [
  collection.ratesStats,
  collection.bankSnapshots,
  collection.rateHistory,
] as const;

/** Stored documents by path. */
export type StoredDocuments = ReadonlyMap<string, StoredDocument>;

/** Every aggregate as stored, by path. */
export async function readStoredAggregates(db: Firestore): Promise<StoredDocuments> {
  const reads = aggregateCollections.map((name) => db.collection(name).get());
  const stored = new Map<string, StoredDocument>();
  for (const { docs } of await Promise.all(reads)) {
    for (const document of docs) stored.set(document.ref.path, storedDocument(document));
  }
  return stored;
}

/** What an aggregate says; of which day a year was last written is no part of that. */
export function saidBy(stored: StoredDocument | undefined): DocumentData | undefined {
  if (stored?.data === undefined) return undefined;
  const { lastRead: _, ...fields } = stored.data;
  return fields;
}
