import { selectFields } from '../model/field-path.ts';
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

export interface QueryResult {
  /** Whole documents in order; `projectDocument` applies the projection. */
  readonly documents: readonly StoredDocument[];
  /** The number of documents that the offset skipped. */
  readonly skipped: number;
}

/** Runs a query by reading every document of its scope: the site's collections have a few thousand. */
export function runQuery(query: Query, source: DocumentSource): QueryResult {
  const { offset, limit, orderBy } = query;
  const test = compileQuery(query);
  const matching: StoredDocument[] = [];
  for (const document of source.scan(query.scope)) {
    if (test(document)) matching.push(document);
  }
  matching.sort((left, right) => compareDocuments(orderBy, left, right));
  const end = limit === undefined ? undefined : offset + limit;
  return { documents: matching.slice(offset, end), skipped: Math.min(offset, matching.length) };
}

/** The document as the query returns it, with the selected fields only. */
export function projectDocument({ select }: Query, document: StoredDocument): StoredDocument {
  return select === undefined
    ? document
    : { ...document, fields: selectFields(document.fields, select) };
}
