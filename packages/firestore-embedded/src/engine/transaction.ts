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

  /**
   * The documents by which commits made after the snapshot have overtaken it; empty when it may
   * commit.
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

/** A change that matches may still lie beyond the limit of what was read. */
function resultDiffers(read: QueryRead, current: DocumentSource): boolean {
  const { documents } = runQuery(read.query, current);
  return (
    documents.length !== read.documents.length ||
    documents.some((document, index) => document !== read.documents[index])
  );
}
