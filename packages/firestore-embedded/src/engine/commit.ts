import { readText } from '../model/json.ts';
import { invalid, StatusError } from '../model/status.ts';
import { formatTimestamp } from '../model/timestamp.ts';
import { type Access, authorizeWrites } from './authorize.ts';
import type { DocumentChange, ProtoJson } from './backend.ts';
import { type Context, namedDatabase } from './context.ts';
import type { Database } from './database.ts';
import { parseWrites } from './parse-write.ts';
import { type StagedCommit, stageWrites } from './stage-writes.ts';

export interface CommitResult {
  /** A `WriteResult` per write. */
  readonly results: readonly ProtoJson[];
  /** RFC 3339. */
  readonly commitTime: string;
}

/** Commits all of the `Write`s or none; throws when one is invalid, or rules or a precondition reject it. */
export function commitWrites(context: Context, database: Database, json: unknown): CommitResult {
  const writes = parseWrites(json, database.name);
  const time = database.clock.commitTime();
  const commitTime = formatTimestamp(time);
  const requestTime = formatTimestamp(time - (time % 1000));
  const staged = stageWrites(writes, database.store, { commitTime, requestTime });
  authorizeWrites(context.access, staged, database.store, requestTime);
  if (staged.failure !== undefined) throw staged.failure;
  const changes = changesOf(staged, database, context.access, commitTime);
  if (changes.length > 0) {
    database.apply(changes, time);
    context.committed(changes);
  }
  return { results: staged.writes.map(({ result }) => result), commitTime };
}

function changesOf(
  { outcome }: StagedCommit,
  { store }: Database,
  { caller }: Access,
  time: string,
): DocumentChange[] {
  return Array.from(outcome).flatMap(([name, after]) => {
    const before = store.get(name);
    if (before === after) return [];
    return [{ name, ...(before && { before }), ...(after && { after }), time, caller }];
  });
}

/** The `Commit` method, in or out of a transaction. */
export function commit(request: ProtoJson, context: Context): ProtoJson {
  const database = namedDatabase(context, request);
  const id = readText(request.transaction, 'transaction');
  if (id !== '') closeTransaction(database, id, request);
  const { results, commitTime } = commitWrites(context, database, request.writes);
  return { commitTime, ...(results.length > 0 && { writeResults: results }) };
}

/** Ends the transaction; throws when it may not commit. */
function closeTransaction(database: Database, id: string, request: ProtoJson): void {
  const { transactions } = database;
  const transaction = transactions.get(id, database.clock.readTime());
  transactions.end(id);
  if (transaction.readOnly) {
    if (Array.isArray(request.writes) && request.writes.length > 0) {
      throw invalid('Cannot modify entities in a read-only transaction.');
    }
    return;
  }
  if (transaction.snapshot === undefined) return;
  const commits = database.log.since(transaction.snapshot);
  const lost = commits && transaction.overtakenBy(commits, database.store);
  if (lost?.length === 0) return;
  // Later commits may have been dropped from the log; then the transaction must not commit either.
  transactions.retries.remember(id, lost ?? []);
  throw new StatusError(
    'ABORTED',
    'Aborted due to cross-transaction contention. This occurs when multiple transactions ' +
      'attempt to access the same data, requiring Firestore to abort at least one in order ' +
      'to enforce serializability.',
  );
}

/** The `BeginTransaction` method. */
export function beginTransaction(request: ProtoJson, context: Context): ProtoJson {
  const { transactions, clock } = namedDatabase(context, request);
  return { transaction: transactions.begin(request.options, clock.readTime()).id };
}

/** The `Rollback` method; throws INVALID_ARGUMENT for a transaction that is not open. */
export function rollback(request: ProtoJson, context: Context): ProtoJson {
  const { transactions, clock } = namedDatabase(context, request);
  const id = readText(request.transaction, 'transaction');
  transactions.get(id, clock.readTime());
  transactions.end(id);
  return {};
}
