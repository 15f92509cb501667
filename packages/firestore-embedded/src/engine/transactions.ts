import { randomBytes } from 'node:crypto';
import { readObject, readText } from '../model/json.ts';
import { invalid } from '../model/status.ts';
import type { Micros } from '../model/timestamp.ts';
import type { StoredDocument } from '../model/value.ts';
import { compileQuery, type DocumentTest, isInScope } from '../query/match-query.ts';
import type { Query } from '../query/query.ts';
import { type DocumentSource, runQuery } from '../query/run-query.ts';
import type { DocumentChange } from './backend.ts';
import type { Commit } from './commit-log.ts';
import { parseReadTime } from './context.ts';
import { RetryQueue } from './retry-queue.ts';

interface QueryRead {
  readonly query: Query;
  readonly test: DocumentTest;
  readonly documents: readonly StoredDocument[];
}

/**
 * A transaction reads a snapshot taken at its first read, and records its reads. It may commit when no
 * later commit would have changed their results (optimistic, serializable).
 */
export class Transaction {
  readonly id = randomBytes(12).toString('base64');
  readonly readOnly: boolean;
  /** Set by the first read, or from the start for a read-only transaction with a read time. */
  snapshot: Micros | undefined;
  usedAt: Micros;
  /** Ends its turn among the retried transactions. */
  endTurn: (() => void) | undefined;
  readonly #names = new Set<string>();
  readonly #queries: QueryRead[] = [];

  constructor(readOnly: boolean, snapshot: Micros | undefined, startedAt: Micros) {
    this.readOnly = readOnly;
    this.snapshot = snapshot;
    this.usedAt = startedAt;
  }

  /** Records a read of a document, also of a missing one: its creation would invalidate the read. */
  recordDocument(name: string): void {
    this.#names.add(name);
  }

  recordQuery(query: Query, documents: readonly StoredDocument[]): void {
    this.#queries.push({ query, test: compileQuery(query), documents });
  }

  /**
   * The documents in which commits after the snapshot invalidate the transaction's reads; empty when it
   * may commit.
   */
  overtakenBy(commits: readonly Commit[], current: DocumentSource): readonly string[] {
    const changes = commits.flatMap((commit) => commit.changes);
    const read = changes.filter(({ name }) => this.#names.has(name));
    const found = this.#queries.flatMap((query) => {
      const matching = changes.filter((change) => concerns(change, query));
      return matching.length > 0 && resultDiffers(query, current) ? matching : [];
    });
    return [...new Set([...read, ...found].map(({ name }) => name))];
  }
}

function concerns({ name, before, after }: DocumentChange, { query, test }: QueryRead): boolean {
  return (
    isInScope(query.scope, name) &&
    ((before !== undefined && test(before)) || (after !== undefined && test(after)))
  );
}

/** Whether a query's result has changed: a changed match may lie beyond the query's limit. */
function resultDiffers(read: QueryRead, current: DocumentSource): boolean {
  const documents = runQuery(read.query, current);
  return (
    documents.length !== read.documents.length ||
    documents.some((document, index) => document !== read.documents[index])
  );
}

/** @see https://firebase.google.com/docs/firestore/quotas#writes_and_transactions */
const idleMicros = 60 * 1_000_000;

/** The open transactions of one database. */
export class Transactions {
  readonly retries = new RetryQueue();
  readonly #open = new Map<string, Transaction>();
  readonly #checkKept: (time: Micros) => void;

  /** `checkKept` throws when the log no longer reaches back to an instant. */
  constructor(checkKept: (time: Micros) => void) {
    this.#checkKept = checkKept;
  }

  /** Opens a transaction from `TransactionOptions`; read-write unless `readOnly` is given. */
  begin(options: unknown, now: Micros): Transaction {
    this.#dropIdle(now);
    const { readOnly, readWrite } = readObject(options, 'options');
    const readTime = readObject(readOnly, 'read_only').readTime;
    const snapshot = readTime === undefined ? undefined : parseReadTime(readTime, now);
    if (snapshot !== undefined) this.#checkKept(snapshot);
    const transaction = new Transaction(readOnly !== undefined, snapshot, now);
    this.#open.set(transaction.id, transaction);
    const { retryTransaction } = readObject(readWrite, 'read_write');
    transaction.endTurn = this.retries.take(readText(retryTransaction, 'retry_transaction'));
    return transaction;
  }

  /** Returns an open transaction; throws INVALID_ARGUMENT when it has ended or was idle for over a minute. */
  get(id: string, now: Micros): Transaction {
    this.#dropIdle(now);
    const transaction = this.#open.get(id);
    if (transaction === undefined) throw invalid('Transaction is invalid or closed.');
    transaction.usedAt = now;
    return transaction;
  }

  /** Ends a transaction, committed or not; the next one in its queue continues. */
  end(id: string): void {
    const transaction = this.#open.get(id);
    this.#open.delete(id);
    transaction?.endTurn?.();
  }

  #dropIdle(now: Micros): void {
    for (const { id, usedAt } of this.#open.values()) {
      if (now - usedAt > idleMicros) this.end(id);
    }
  }
}
