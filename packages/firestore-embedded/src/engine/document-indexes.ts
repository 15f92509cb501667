import type { StoredDocument } from '../model/document.ts';
import { parentOf } from '../model/resource-name.ts';
import { mergeOrdered } from '../query/merge-ordered.ts';
import { type IndexRange, planQuery } from '../query/plan-query.ts';
import type { Query } from '../query/query.ts';
import { scopeKey, scopeKeysOf } from '../query/scope-keys.ts';
import { buildIndex, type DocumentIndex, followDocument, walkIndex } from './document-index.ts';

/** When an index is worth its memory. */
export interface IndexPolicy {
  /** Fewer documents are looked through faster than an index is kept. */
  readonly minDocuments: number;
  /** How often a shape of query is answered by a scan before it gets its index. */
  readonly scansBefore: number;
  /** The one that was used longest ago makes room for one more. */
  readonly maxIndexes: number;
}

const defaultPolicy: IndexPolicy = { minDocuments: 200, scansBefore: 1, maxIndexes: 64 };

/** Scans are counted for so many shapes of queries at most. */
const maxCounted = 1_000;

/**
 * The indexes of one database: made when a shape of query is asked again, kept in step with each
 * change, dropped when others are used more.
 */
export class DocumentIndexes {
  readonly #policy: IndexPolicy;
  /** The most recently used one is last. */
  readonly #indexes = new Map<string, DocumentIndex>();
  readonly #byScope = new Map<string, Set<DocumentIndex>>();
  readonly #scans = new Map<string, number>();

  constructor(policy: Partial<IndexPolicy> = {}) {
    this.#policy = { ...defaultPolicy, ...policy };
  }

  /**
   * A superset of the query's matches in its order; undefined when a scan is to answer it.
   * `documents` are all of its scope, and `count` is how many they are.
   */
  candidates(
    query: Query,
    documents: () => Iterable<StoredDocument>,
    count: () => number,
  ): Iterable<StoredDocument> | undefined {
    if (!isWholeScope(query)) {
      return undefined;
    }
    const scope = scopeKey(query.scope);
    const plan = planQuery(query);
    const isThere = plan.every(({ index }) => this.#indexes.has(`${scope} ${index.key}`));
    if (!isThere && (count() < this.#policy.minDocuments || !this.#areWorth(scope, plan))) {
      return undefined;
    }
    const runs = plan.map((range) => walkIndex(this.#open(scope, range, documents), range));
    const [only] = runs;
    return runs.length === 1 ? only : mergeOrdered(runs, query.orderBy);
  }

  /** Follows one document from what it was to what it is. */
  replace(name: string, before: StoredDocument | undefined, after: StoredDocument | undefined) {
    if (this.#indexes.size === 0) {
      return;
    }
    for (const scope of scopeKeysOf(parentOf(name))) {
      for (const index of this.#byScope.get(scope) ?? []) {
        followDocument(index, before, after);
      }
    }
  }

  /** Counts this time for each of them, so that they are made together. */
  #areWorth(scope: string, plan: readonly IndexRange[]): boolean {
    return !plan.map((range) => this.#isWorth(scope, range)).includes(false);
  }

  #isWorth(scope: string, { index }: IndexRange): boolean {
    const key = `${scope} ${index.key}`;
    if (this.#indexes.has(key)) {
      return true;
    }
    const scans = this.#scans.get(key) ?? 0;
    if (scans >= this.#policy.scansBefore) {
      return true;
    }
    if (this.#scans.size >= maxCounted) {
      this.#scans.clear();
    }
    this.#scans.set(key, scans + 1);
    return false;
  }

  #open(
    scope: string,
    { index: definition }: IndexRange,
    documents: () => Iterable<StoredDocument>,
  ): DocumentIndex {
    const key = `${scope} ${definition.key}`;
    const index = this.#indexes.get(key) ?? buildIndex(scope, definition, documents());
    this.#indexes.delete(key);
    this.#indexes.set(key, index);
    this.#file(index);
    this.#makeRoom();
    return index;
  }

  #file(index: DocumentIndex): void {
    const siblings = this.#byScope.get(index.scope) ?? new Set();
    this.#byScope.set(index.scope, siblings.add(index));
  }

  #makeRoom(): void {
    for (const [key, index] of this.#indexes) {
      if (this.#indexes.size <= this.#policy.maxIndexes) {
        return;
      }
      this.#indexes.delete(key);
      const siblings = this.#byScope.get(index.scope);
      siblings?.delete(index);
      if (siblings?.size === 0) {
        this.#byScope.delete(index.scope);
      }
    }
  }
}

/** An index contains every document of its key: a query of less would walk past all the others. */
function isWholeScope({ scope }: Query): boolean {
  const { database, parent, collectionId, allDescendants } = scope;
  return allDescendants ? parent === `${database}/documents` : collectionId !== undefined;
}
