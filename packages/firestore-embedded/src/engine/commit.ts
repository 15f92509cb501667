import { readText } from '../model/json.ts';
import { StatusError } from '../model/status.ts';
import { formatTimestamp, type Micros } from '../model/timestamp.ts';
import { type Access, authorizeWrites } from './authorize.ts';
import type { DocumentChange, ProtoJson } from './backend.ts';
import { type Context, namedDatabase } from './context.ts';
import type { Database } from './database.ts';
import { parseWrites } from './parse-write.ts';
import { type StagedCommit, stageWrites } from './stage-writes.ts';
import type { Write } from './write.ts';

export interface CommitResult {
  /** A `WriteResult` per write. */
  readonly results: readonly ProtoJson[];
  /** RFC 3339. */
  readonly commitTime: string;
}

/** Commits all of the writes or none; throws when the rules or a precondition reject one. */
export function commitWrites(
  context: Context,
  database: Database,
  writes: readonly Write[],
): CommitResult {
  const time = database.clock.commitTime();
  const commitTime = formatTimestamp(time);
  const requestTime = formatTimestamp(time - (time % 1000));
  const staged = stageWrites(writes, database.store, { commitTime, requestTime });
  authorizeWrites(context.access, staged, database.store, requestTime);
  if (staged.failure !== undefined) {
    throw staged.failure;
  }
  publish(context, database, changesOf(staged, database, context.access, commitTime), time);
  return { results: staged.writes.map(({ result }) => result), commitTime };
}

function changesOf(
  staged: StagedCommit,
  database: Database,
  access: Access,
  time: string,
): DocumentChange[] {
  const changes: DocumentChange[] = [];
  for (const [name, after] of staged.outcome) {
    const before = database.store.get(name);
    if (before !== after) {
      changes.push({
        name,
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
        time,
        caller: access.caller,
      });
    }
  }
  return changes;
}

function publish(
  context: Context,
  database: Database,
  changes: readonly DocumentChange[],
  time: Micros,
): void {
  if (changes.length > 0) {
    database.apply(changes, time);
    context.committed(changes);
  }
}

/** The `Commit` method, in or out of a transaction. */
export function commit(request: ProtoJson, context: Context): ProtoJson {
  const database = namedDatabase(context, request);
  const id = readText(request.transaction, 'transaction');
  if (id !== '') {
    closeTransaction(database, id, request);
  }
  const writes = parseWrites(request.writes, database.name);
  const { results, commitTime } = commitWrites(context, database, writes);
  return { commitTime, ...(results.length === 0 ? {} : { writeResults: results }) };
}

/** Ends the transaction; throws when it may not commit. */
function closeTransaction(database: Database, id: string, request: ProtoJson): void {
  const { transactions } = database;
  const transaction = transactions.get(id, database.clock.readTime());
  transactions.end(id);
  if (transaction.readOnly) {
    if (Array.isArray(request.writes) && request.writes.length > 0) {
      throw new StatusError(
        'INVALID_ARGUMENT',
        'Cannot modify entities in a read-only transaction.',
      );
    }
    return;
  }
  if (transaction.snapshot !== undefined) {
    const commits = database.log.since(transaction.snapshot);
    const lost = commits && transaction.overtakenBy(commits, database.store);
    // Later commits may have been dropped from the log; then the transaction must not commit either.
    if (lost === undefined || lost.length > 0) {
      transactions.retries.remember(id, lost ?? []);
      throw contention();
    }
  }
}

function contention(): StatusError {
  return new StatusError(
    'ABORTED',
    'Aborted due to cross-transaction contention. This occurs when multiple transactions ' +
      'attempt to access the same data, requiring Firestore to abort at least one in order ' +
      'to enforce serializability.',
  );
}
