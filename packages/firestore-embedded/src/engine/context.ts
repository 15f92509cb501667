import type { IndexCheck } from '../indexes/index-check.ts';
import { type JsonObject, readText } from '../model/json.ts';
import { parseDatabaseName, parseResourceName } from '../model/resource-name.ts';
import { invalid } from '../model/status.ts';
import { formatTimestamp, type Micros, parseTimestamp } from '../model/timestamp.ts';
import { refuseKeyScan } from '../query/check-query.ts';
import type { Query } from '../query/query.ts';
import type { DocumentSource } from '../query/run-query.ts';
import { type Access, authorizeList } from './authorize.ts';
import type { DocumentChange, ProtoJson } from './backend.ts';
import type { Database } from './database.ts';
import type { Transaction } from './transactions.ts';

/** The environment of a method besides its request. */
export interface Context {
  readonly access: Access;
  /** Absent: every query is answered, even one that production has no index for. */
  readonly indexes?: IndexCheck;
  /** Returns the database of that name, and creates it on first use. */
  open(name: string): Database;
  /** Notifies the observer of commits. */
  committed(changes: readonly DocumentChange[]): void;
}

/** The database that a `database` field names. */
export function namedDatabase(context: Context, request: ProtoJson): Database {
  return context.open(parseDatabaseName(readText(request.database, 'database')));
}

/** The database in a resource name. */
export function databaseOf(context: Context, resource: string): Database {
  return context.open(parseResourceName(resource).database);
}

/** Throws PERMISSION_DENIED when rules reject the query, FAILED_PRECONDITION when no index can serve it. */
export function admitQuery(context: Context, query: Query, { source, time }: Reading): void {
  authorizeList(context.access, query, source, time);
  refuseKeyScan(query);
  context.indexes?.demand(query);
}

/** The documents that a request reads, and the instant of the read. */
export interface Reading {
  readonly source: DocumentSource;
  /** RFC 3339. */
  readonly time: string;
  readonly transaction?: Transaction;
  /** The message with the id of a transaction that this request has begun. */
  readonly begun: readonly ProtoJson[];
}

/** Resolves a request's consistency selector: transaction, newTransaction, readTime or none. */
export function openReading(database: Database, request: JsonObject): Reading {
  const now = database.clock.readTime();
  const id = readText(request.transaction, 'transaction');
  const begins = id === '' && request.newTransaction !== undefined;
  if (begins || id !== '') {
    const { transactions } = database;
    const transaction = begins
      ? transactions.begin(request.newTransaction, now)
      : transactions.get(id, now);
    transaction.snapshot ??= now;
    const { snapshot } = transaction;
    const begun = begins ? [{ transaction: transaction.id }] : [];
    return { source: database.at(snapshot), time: formatTimestamp(snapshot), transaction, begun };
  }
  if (request.readTime !== undefined) {
    const time = parseReadTime(request.readTime, now);
    return { source: database.at(time), time: formatTimestamp(time), begun: [] };
  }
  return { source: database.store, time: formatTimestamp(now), begun: [] };
}

/** Reads a `read_time`; throws INVALID_ARGUMENT for one before 1970 or in the future. */
export function parseReadTime(json: unknown, now: Micros): Micros {
  const time = parseTimestamp(readText(json, 'read_time'));
  if (time < 0) throw invalid('The read time lies before 1970.');
  if (time > now) throw invalid('The read time lies in the future.');
  return time;
}
