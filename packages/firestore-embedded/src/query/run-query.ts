import type { StoredDocument } from '../model/document.ts';
import { selectFields } from '../model/field-mask.ts';
import { compareDocuments } from './compare-documents.ts';
import type { DocumentTest } from './match-filter.ts';
import { compileQuery } from './match-query.ts';
import { takeNearest, withDistance } from './nearest.ts';
import type { Query, Scope } from './query.ts';

/** A source of documents for queries: a store, or a view of its state at some time. */
export interface DocumentSource {
  get(name: string): StoredDocument | undefined;
  scan(scope: Scope): Iterable<StoredDocument>;
  /** A superset of a query's matches in the query's order; undefined without an index for it. */
  candidates(query: Query): Iterable<StoredDocument> | undefined;
  /** The names of the collections anywhere below a document, a collection or the root. */
  collectionsBelow(parent: string): Iterable<string>;
}

export interface QueryResult {
  /** Whole documents in order; `projectDocument` applies the projection. */
  readonly documents: readonly StoredDocument[];
  /** The number of documents that the offset skipped. */
  readonly skipped: number;
}

export function runQuery(query: Query, source: DocumentSource): QueryResult {
  const found = findMatches(query, source);
  return query.nearest === undefined
    ? found
    : { ...found, documents: takeNearest(query.nearest, found.documents) };
}

function findMatches(query: Query, source: DocumentSource): QueryResult {
  const test = compileQuery(query);
  const candidates = source.candidates(query);
  return candidates === undefined
    ? scanFor(query, test, source)
    : takeFrom(query, test, candidates);
}

/** Runs a query by reading every document; the reference for the indexes. */
export function scanFor(query: Query, test: DocumentTest, source: DocumentSource): QueryResult {
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

/** Takes results from sorted candidates, so that documents beyond the limit are not read. */
function takeFrom(
  { offset, limit = Number.POSITIVE_INFINITY }: Query,
  test: DocumentTest,
  candidates: Iterable<StoredDocument>,
): QueryResult {
  const documents: StoredDocument[] = [];
  let skipped = 0;
  for (const document of candidates) {
    if (!test(document)) {
      continue;
    }
    if (skipped < offset) {
      skipped += 1;
    } else if (limit > 0) {
      documents.push(document);
    }
    if (skipped >= offset && documents.length >= limit) {
      break;
    }
  }
  return { documents, skipped };
}

/** The document as the query returns it: the selected fields only, and its distance if requested. */
export function projectDocument(query: Query, document: StoredDocument): StoredDocument {
  const { nearest, select } = query;
  const shown = nearest === undefined ? document : withDistance(nearest, document);
  return select === undefined ? shown : { ...shown, fields: selectFields(shown.fields, select) };
}
