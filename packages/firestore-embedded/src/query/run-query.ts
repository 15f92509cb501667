import type { StoredDocument } from '../model/value.ts';
import { compareDocuments } from './compare-documents.ts';
import { compileQuery } from './match-query.ts';
import type { Query, Scope } from './query.ts';

/** A source of documents for queries: a store, or a view of its state at some time. */
export interface DocumentSource {
  get(name: string): StoredDocument | undefined;
  scan(scope: Scope): Iterable<StoredDocument>;
  /** The names of the collections anywhere below a document, a collection or the root. */
  collectionsBelow(parent: string): Iterable<string>;
}

/**
 * Runs a query by reading every document of its scope: the site's collections have a few thousand.
 * Returns whole documents in order; `withFields` applies the projection.
 */
export function runQuery(query: Query, source: DocumentSource): readonly StoredDocument[] {
  const { offset, limit = Number.POSITIVE_INFINITY } = query;
  return firstMatching(query, source, offset + limit).slice(offset);
}

/** The first matching documents in order, at most `count`; the others are dropped as they come. */
function firstMatching(query: Query, source: DocumentSource, count: number): StoredDocument[] {
  const test = compileQuery(query);
  const compare = (left: StoredDocument, right: StoredDocument) =>
    compareDocuments(query.orderBy, left, right);
  const found: StoredDocument[] = [];
  let last: StoredDocument | undefined;
  for (const document of source.scan(query.scope)) {
    if (!test(document) || (last !== undefined && compare(document, last) > 0)) continue;
    found.push(document);
    if (found.length < 2 * count + 100) continue;
    found.sort(compare).length = count;
    last = found.at(-1);
  }
  return found.sort(compare).slice(0, count);
}
