import type { StoredDocument } from '../model/document.ts';
import type { Micros } from '../model/timestamp.ts';
import { isInScope } from '../query/in-scope.ts';
import type { DocumentTest } from '../query/match-filter.ts';
import { compileQuery } from '../query/match-query.ts';
import type { Query } from '../query/query.ts';
import { type DocumentSource, runQuery } from '../query/run-query.ts';
import type { DocumentChange } from './backend.ts';
import type { Commit } from './commit-log.ts';

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
  const { documents } = runQuery(read.query, current);
  return (
    documents.length !== read.documents.length ||
    documents.some((document, index) => document !== read.documents[index])
  );
}
