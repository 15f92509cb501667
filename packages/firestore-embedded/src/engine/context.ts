import type { IndexCheck } from '../indexes/index-check.ts';
import { readText } from '../model/json.ts';
import { parseDatabaseName, parseResourceName } from '../model/resource-name.ts';
import { refuseKeyScan } from '../query/check-query.ts';
import type { Query } from '../query/query.ts';
import { type Access, authorizeList } from './authorize.ts';
import type { DocumentChange, ProtoJson } from './backend.ts';
import type { Database } from './database.ts';
import type { Reading } from './reading.ts';

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
