import { isNamePath } from '../model/field-path.ts';
import { isAtOrPastStart, isBeforeOrAtEnd } from './compare-documents.ts';
import { compileFilter, type DocumentTest, documentValue } from './match-filter.ts';
import type { Query } from './query.ts';

/**
 * Compiles all conditions of a query that concern one document alone: the filter, the presence of the
 * ordered fields, and the cursors. The caller handles scope, offset and limit.
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
