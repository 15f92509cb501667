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
import type { StoreUsage } from './store-usage.ts';

/** The rate store of production; `usage` is told every document that is billed. */
export function firestoreRateStore(db: Firestore, usage?: StoreUsage): RateStore {
  return {
    transact: (work) =>
      db.runTransaction((transaction) => work(transactionOf(db, transaction, usage))),
    async read(path) {
      usage?.countReads(1);
      return storedDocument(await db.doc(path).get());
    },
    wait: (ms) => sleep(ms),
  };
}

/** A snapshot that was read, as plain values. */
export function storedDocument(snapshot: DocumentSnapshot): StoredDocument {
  return { ...writtenDocument(snapshot), readAt: snapshot.readTime };
}

/** A snapshot of an event, which raises an error when it is asked for a time of reading. */
export function writtenDocument(snapshot: DocumentSnapshot): WrittenDocument {
  return { path: snapshot.ref.path, data: snapshot.data(), changedAt: snapshot.updateTime };
}

function transactionOf(
  db: Firestore,
  transaction: Transaction,
  usage: StoreUsage | undefined,
): RateTransaction {
  return {
    async get(path) {
      usage?.countReads(1);
      return storedDocument(await transaction.get(db.doc(path)));
    },
    async findRows(query) {
      const { docs, readTime } = await transaction.get(queryOf(db, query));
      // A query that finds nothing is billed as one read.
      usage?.countReads(Math.max(docs.length, 1));
      return { documents: docs.map(storedDocument), readAt: readTime };
    },
    set(path, fields) {
      usage?.countWrites(1);
      transaction.set(db.doc(path), fields);
    },
    update(path, changes) {
      usage?.countWrites(1);
      const [first, ...more] = changes.map(fieldAndValue);
      if (first === undefined) return;
      transaction.update(db.doc(path), ...first, ...more.flat());
    },
    delete(path) {
      usage?.countWrites(1);
      transaction.delete(db.doc(path));
    },
  };
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
  // The index that answers a range is the one of the site's lists, newest first.
  return fromDate === undefined && toDate === undefined ? query : query.orderBy('date', 'desc');
}
