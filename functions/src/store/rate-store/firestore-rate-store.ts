import { setTimeout as sleep } from 'node:timers/promises';
import { collection } from '@dinar/domain/documents/collections';
import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import type { WrittenDocument } from './decode-rate-snapshot.ts';
import type {
  FieldChange,
  RateStore,
  RateTransaction,
  RowQuery,
  StoredDocument,
} from './rate-store.ts';
import { overridesQuery } from './stored-overrides.ts';

/**
 * The billed documents of some work on the database. Each run of a retried transaction counts: the numbers
 * are close to the bill and never below it.
 */
interface StoreUsage {
  reads: number;
  writes: number;
}

/** Returns the rate store of production, which counts every billed document in `usage`. */
export function firestoreRateStore(
  db: Firestore,
  usage: StoreUsage = { reads: 0, writes: 0 },
): RateStore {
  return {
    transact: (work) =>
      db.runTransaction((transaction) => work(transactionOf(db, transaction, usage))),
    wait: (ms) => sleep(ms),
  };
}

/** Converts a snapshot that was read into plain values. */
export function storedDocument(snapshot: DocumentSnapshot): StoredDocument {
  return { ...writtenDocument(snapshot), readAt: snapshot.readTime };
}

/** Converts a snapshot of an event into plain values; its read time is not accessed, because that throws. */
export function writtenDocument(snapshot: DocumentSnapshot): WrittenDocument {
  return { path: snapshot.ref.path, data: snapshot.data(), changedAt: snapshot.updateTime };
}

function transactionOf(
  db: Firestore,
  transaction: Transaction,
  usage: StoreUsage,
): RateTransaction {
  return {
    async get(path) {
      usage.reads += 1;
      return storedDocument(await transaction.get(db.doc(path)));
    },
    async findRows(query) {
      const { docs, readTime } = await transaction.get(queryOf(db, query));
      // A query that finds nothing is billed as one read.
      usage.reads += Math.max(docs.length, 1);
      return { documents: docs.map(storedDocument), readAt: readTime };
    },
    async findOverrides(days) {
      const { docs } = await transaction.get(overridesQuery(db, days));
      usage.reads += Math.max(docs.length, 1);
      return docs.map(storedDocument);
    },
    set(path, fields) {
      usage.writes += 1;
      transaction.set(db.doc(path), { ...fields, ...commitInstant(path) });
    },
    update(path, changes) {
      usage.writes += 1;
      const instants = Object.entries(commitInstant(path)).map(([name, value]) => ({
        field: [name],
        value,
      }));
      const [first, ...more] = [...changes, ...instants].map(fieldAndValue);
      if (first === undefined) return;
      transaction.update(db.doc(path), ...first, ...more.flat());
    },
    delete(path) {
      usage.writes += 1;
      transaction.delete(db.doc(path));
    },
  };
}

// With this instant a page queries the boards that changed after it was rendered. The database's own clock
// sets it at each write. `updatedAt` is the read time of the rows, and a live rate leaves it unchanged.
function commitInstant(path: string): { changedAt?: FieldValue } {
  if (!path.startsWith(`${collection.ratesStats}/`)) return {};
  return { changedAt: FieldValue.serverTimestamp() };
}

function fieldAndValue({ field, value }: FieldChange): [FieldPath, unknown] {
  return [new FieldPath(...field), value === undefined ? FieldValue.delete() : value];
}

function queryOf(db: Firestore, wanted: RowQuery): Query {
  let query: Query = db.collection(collection.bankRates);
  for (const field of ['currency', 'bankId', 'date', 'status'] as const) {
    if (wanted[field] !== undefined) query = query.where(field, '==', wanted[field]);
  }
  const { fromDate, toDate } = wanted;
  if (fromDate !== undefined) query = query.where('date', '>=', fromDate);
  if (toDate !== undefined) query = query.where('date', '<=', toDate);
  // The declared index of a range is newest first.
  return fromDate === undefined && toDate === undefined ? query : query.orderBy('date', 'desc');
}
