import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';

/** Reads documents for pages, all at one instant. */
export interface PageReader {
  readonly document: (reference: DocumentReference) => Promise<DocumentSnapshot>;
  readonly query: (query: Query) => Promise<QuerySnapshot>;
}

/** Reads at the present instant. */
export const presentReader: PageReader = {
  document: (reference) => reference.get(),
  query: (query) => query.get(),
};

/** Reads what the database contained at an instant of the last hour. */
export function readerAt(db: Firestore, readTime: Timestamp): PageReader {
  const options = { readOnly: true, readTime } as const;
  return {
    document: (reference) => db.runTransaction((reading) => reading.get(reference), options),
    query: (query) => db.runTransaction((reading) => reading.get(query), options),
  };
}
