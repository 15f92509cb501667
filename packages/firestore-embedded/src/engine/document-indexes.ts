import type { StoredDocument } from '../model/document.ts';
import { parentOf } from '../model/resource-name.ts';
import { mergeOrdered } from '../query/merge-ordered.ts';
import { type IndexRange, planQuery } from '../query/plan-query.ts';
import type { Query } from '../query/query.ts';
import { scopeKey, scopeKeysOf } from '../query/scope-keys.ts';
import { buildIndex, type DocumentIndex, followDocument, walkIndex } from './document-index.ts';

/** The limits that decide whether an index is worth its memory. */
export interface IndexPolicy {
  /** A scan of fewer documents than this costs less than an index. */
  readonly minDocuments: number;
  /** The number of scans for a shape of query before its index is built. */
  readonly scansBefore: number;
  /** Above this number the least recently used index is dropped. */
  readonly maxIndexes: number;
}

const defaultPolicy: IndexPolicy = { minDocuments: 200, scansBefore: 1, maxIndexes: 64 };

/** The maximum number of query shapes whose scans are counted. */
const maxCounted = 1_000;

/**
 * The indexes of one database: built when a shape of query is repeated, updated with each change,
 * dropped when others are used more.
 */
export class DocumentIndexes {
  readonly #policy: IndexPolicy;
  /** The most recently used index is last. */
  readonly #indexes = new Map<string, DocumentIndex>();
  readonly #byScope = new Map<string, Set<DocumentIndex>>();
  readonly #scans = new Map<string, number>();

  constructor(policy: Partial<IndexPolicy> = {}) {
    this.#policy = { ...defaultPolicy, ...policy };
  }

  /**
   * A superset of the query's matches in its order; undefined when the query needs a scan. `documents`
   * returns all documents of the query's scope, and `count` their number.
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

  /** Replaces a document's old version by its new one in all indexes of its scopes. */
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

  /** Counts this scan for each range, so that their indexes are built together. */
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

/** An index contains every document of its key: a query of fewer would read past all the others. */
function isWholeScope({ scope }: Query): boolean {
  const { database, parent, collectionId, allDescendants } = scope;
  return allDescendants ? parent === `${database}/documents` : collectionId !== undefined;
}
