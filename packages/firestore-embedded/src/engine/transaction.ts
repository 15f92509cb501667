import type { StoredDocument } from '../model/document.ts';
import { StatusError } from '../model/status.ts';
import type { Micros } from '../model/timestamp.ts';
import { isInScope } from '../query/in-scope.ts';
import type { DocumentTest } from '../query/match-filter.ts';
import { compileQuery } from '../query/match-query.ts';
import type { Query } from '../query/query.ts';
import { type DocumentSource, runQuery } from '../query/run-query.ts';
import type { Commit } from './commit-log.ts';

interface QueryRead {
  readonly query: Query;
  readonly test: DocumentTest;
  readonly documents: readonly StoredDocument[];
}

/**
 * A transaction reads a snapshot taken at its first read and remembers what it read. It may
 * commit when no later commit would have changed any of it (optimistic, serializable).
 */
export class Transaction {
  readonly id: string;
  readonly readOnly: boolean;
  /** Set by the first read, or from the start for a read-only transaction with a read time. */
  snapshot: Micros | undefined;
  usedAt: Micros;
  readonly #names = new Set<string>();
  readonly #queries: QueryRead[] = [];

  constructor(id: string, readOnly: boolean, snapshot: Micros | undefined, startedAt: Micros) {
    this.id = id;
    this.readOnly = readOnly;
    this.snapshot = snapshot;
    this.usedAt = startedAt;
  }

  /** Also for a document that is missing: its creation would overtake the transaction. */
  recordDocument(name: string): void {
    this.#names.add(name);
  }

  recordQuery(query: Query, documents: readonly StoredDocument[]): void {
    this.#queries.push({ query, test: compileQuery(query), documents });
  }

  /** Throws ABORTED when one of the commits made after the snapshot touched what was read. */
  checkNotOvertaken(commits: readonly Commit[] | undefined, current: DocumentSource): void {
    if (commits === undefined || this.#isOvertaken(commits, current)) {
      throw new StatusError(
        'ABORTED',
        'Aborted due to cross-transaction contention. This occurs when multiple transactions ' +
          'attempt to access the same data, requiring Firestore to abort at least one in order ' +
          'to enforce serializability.',
      );
    }
  }

  #isOvertaken(commits: readonly Commit[], current: DocumentSource): boolean {
    const changes = commits.flatMap((commit) => commit.changes);
    if (changes.some(({ name }) => this.#names.has(name))) {
      return true;
    }
    return this.#queries.some(
      (read) =>
        changes.some(
          ({ name, before, after }) =>
            isInScope(read.query.scope, name) &&
            ((before !== undefined && read.test(before)) ||
              (after !== undefined && read.test(after))),
        ) && resultDiffers(read, current),
    );
  }
}

/** A change that matches may still lie beyond the limit of what was read. */
function resultDiffers(read: QueryRead, current: DocumentSource): boolean {
  const { documents } = runQuery(read.query, current);
  return (
    documents.length !== read.documents.length ||
    documents.some((document, index) => document !== read.documents[index])
  );
}
