import { compareNames } from '../model/compare-text.ts';
import { compareValues } from '../model/compare-values.ts';
import { documentValue, isNamePath } from '../model/field-path.ts';
import type { Content } from '../model/value.ts';
import type { Cursor, Order } from './query.ts';

/** Compares two documents in the order of a query's results; both have every field of that order. */
export function compareDocuments(orderBy: readonly Order[], left: Content, right: Content): number {
  for (const { path, descending } of orderBy) {
    const order = isNamePath(path)
      ? compareNames(left.name, right.name)
      : compareField(left, right, path);
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

function compareField(left: Content, right: Content, path: Order['path']): number {
  const a = documentValue(left, path);
  const b = documentValue(right, path);
  return a === undefined || b === undefined ? 0 : compareValues(a, b);
}

/** The position of a document relative to a cursor: negative before its values, 0 on them, positive after. */
function compareToCursor(orderBy: readonly Order[], document: Content, cursor: Cursor): number {
  for (const [index, bound] of cursor.values.entries()) {
    const order = orderBy[index];
    const value = order && documentValue(document, order.path);
    const comparison = value === undefined ? 0 : compareValues(value, bound);
    if (comparison !== 0) return order?.descending ? -comparison : comparison;
  }
  return 0;
}

type PlaceTest = (orderBy: readonly Order[], document: Content, cursor: Cursor) => boolean;

export const isAtOrPastStart: PlaceTest = (orderBy, document, startAt) => {
  const place = compareToCursor(orderBy, document, startAt);
  return startAt.before ? place >= 0 : place > 0;
};

export const isBeforeOrAtEnd: PlaceTest = (orderBy, document, endAt) => {
  const place = compareToCursor(orderBy, document, endAt);
  return endAt.before ? place < 0 : place <= 0;
};
