import { isNamePath } from '../model/field-path.ts';
import { isAtOrPastStart, isBeforeOrAtEnd } from './compare-documents.ts';
import { compileFilter, type DocumentTest, documentValue } from './match-filter.ts';
import type { Query } from './query.ts';

/**
 * Makes a test of everything in a query that concerns one document alone: filter, presence of
 * the fields ordered by, cursors. Scope, offset and limit are left to the caller.
 */
export function compileQuery(query: Query): DocumentTest {
  const { orderBy, startAt, endAt } = query;
  const matches = compileFilter(query.filter);
  const ordered = orderBy.map((order) => order.path).filter((path) => !isNamePath(path));
  return (document) =>
    matches(document) &&
    ordered.every((path) => documentValue(document, path) !== undefined) &&
    (startAt === undefined || isAtOrPastStart(orderBy, document, startAt)) &&
    (endAt === undefined || isBeforeOrAtEnd(orderBy, document, endAt));
}
