import { type JsonObject, readText } from '../model/json.ts';
import { formatTimestamp, type Micros } from '../model/timestamp.ts';
import type { DocumentSource } from '../query/run-query.ts';
import type { Database } from './database.ts';
import { parseReadTime } from './read-time.ts';
import type { Transaction } from './transaction.ts';

/** The documents that a request reads, and the instant of the read. */
export interface Reading {
  readonly source: DocumentSource;
  /** RFC 3339. */
  readonly time: string;
  readonly transaction?: Transaction;
  /** True when this request opened the transaction, whose id the client must receive. */
  readonly opened: boolean;
}

/** Resolves a request's consistency selector: transaction, newTransaction, readTime or none. */
export function openReading(database: Database, request: JsonObject): Reading {
  const now = database.clock.readTime();
  const transaction = findTransaction(database, request, now);
  if (transaction !== undefined) {
    transaction.snapshot ??= now;
    return {
      source: database.at(transaction.snapshot),
      time: formatTimestamp(transaction.snapshot),
      transaction,
      opened: request.newTransaction !== undefined,
    };
  }
  if (request.readTime !== undefined) {
    const time = parseReadTime(request.readTime, now);
    return { source: database.at(time), time: formatTimestamp(time), opened: false };
  }
  return { source: database.store, time: formatTimestamp(now), opened: false };
}

function findTransaction(
  database: Database,
  request: JsonObject,
  now: Micros,
): Transaction | undefined {
  const id = readText(request.transaction, 'transaction');
  if (id !== '') {
    return database.transactions.get(id, now);
  }
  return request.newTransaction === undefined
    ? undefined
    : database.transactions.begin(request.newTransaction, now);
}
