import type { StoredDocument } from '../model/document.ts';
import { selectFields } from '../model/field-mask.ts';
import { compareDocuments } from './compare-documents.ts';
import { compileQuery } from './match-query.ts';
import type { Query, Scope } from './query.ts';

/** What queries read from: a store, or a view of how it stood at some time. */
export interface DocumentSource {
  get(name: string): StoredDocument | undefined;
  scan(scope: Scope): Iterable<StoredDocument>;
}

export interface QueryResult {
  /** Whole documents in order: the projection is left to `projectDocument`. */
  readonly documents: readonly StoredDocument[];
  /** How many the offset skipped. */
  readonly skipped: number;
}

export function runQuery(query: Query, source: DocumentSource): QueryResult {
  const test = compileQuery(query);
  const matching: StoredDocument[] = [];
  for (const document of source.scan(query.scope)) {
    if (test(document)) {
      matching.push(document);
    }
  }
  matching.sort((left, right) => compareDocuments(query.orderBy, left, right));
  const end = query.limit === undefined ? undefined : query.offset + query.limit;
  return {
    documents: matching.slice(query.offset, end),
    skipped: Math.min(query.offset, matching.length),
  };
}

/** The document with the selected fields alone. */
export function projectDocument(query: Query, document: StoredDocument): StoredDocument {
  return query.select === undefined
    ? document
    : { ...document, fields: selectFields(document.fields, query.select) };
}
