import { compareValues } from '../model/compare-values.ts';
import { documentValue, isNamePath } from '../model/field-path.ts';
import { lastId, parentOf } from '../model/resource-name.ts';
import {
  type Content,
  elementsOf,
  isNumber,
  kindOf,
  toDouble,
  type Value,
} from '../model/value.ts';
import { isAtOrPastStart, isBeforeOrAtEnd } from './compare-documents.ts';
import type { FieldOperator, Filter, Query, Scope, UnaryOperator } from './query.ts';

export type DocumentTest = (document: Content) => boolean;

/** Whether a collection's full name is one that a query covers. */
export function collectionInScope(scope: Scope, collection: string): boolean {
  const { parent, collectionId, allDescendants } = scope;
  if (collectionId !== undefined && lastId(collection) !== collectionId) return false;
  return allDescendants ? collection.startsWith(`${parent}/`) : parentOf(collection) === parent;
}

/** The same for a document's name. */
export function isInScope(scope: Scope, name: string): boolean {
  return collectionInScope(scope, parentOf(name));
}

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

/** Compiles a filter to a test; no comparison is true for a field that a document lacks. */
function compileFilter(filter: Filter | undefined): DocumentTest {
  if (filter === undefined) return () => true;
  if ('filters' in filter) {
    const tests = filter.filters.map(compileFilter);
    return filter.kind === 'AND'
      ? (document) => tests.every((test) => test(document))
      : (document) => tests.some((test) => test(document));
  }
  const { path } = filter;
  const matches =
    filter.kind === 'FIELD'
      ? compileComparison(filter.operator, filter.value)
      : unaryTests[filter.operator];
  return (document) => {
    const value = documentValue(document, path);
    return value !== undefined && matches(value);
  };
}

type ValueTest = (value: Value) => boolean;

const isNull: ValueTest = (value) => 'nullValue' in value;
const isNaNValue: ValueTest = (value) => isNumber(value) && Number.isNaN(toDouble(value));

const unaryTests: { readonly [operator in UnaryOperator]: ValueTest } = {
  IS_NULL: isNull,
  IS_NAN: isNaNValue,
  IS_NOT_NULL: (value) => !isNull(value),
  IS_NOT_NAN: (value) => !isNull(value) && !isNaNValue(value),
};

/** As in SQL and IEEE 754, null and NaN equal nothing: only the unary operators find them. */
function equals(left: Value, right: Value): boolean {
  return !isNull(left) && !isNaNValue(left) && compareValues(left, right) === 0;
}

function compileComparison(operator: FieldOperator, operand: Value): ValueTest {
  const operands = elementsOf(operand);
  const isOneOf: ValueTest = (value) => operands.some((item) => equals(value, item));
  switch (operator) {
    case 'EQUAL':
      return (value) => equals(value, operand);
    case 'NOT_EQUAL':
      return (value) => !isNull(operand) && !isNull(value) && !equals(value, operand);
    case 'IN':
      return isOneOf;
    case 'NOT_IN':
      return (value) => !operands.some(isNull) && !isNull(value) && !isOneOf(value);
    case 'ARRAY_CONTAINS':
      return (value) => elementsOf(value).some((element) => equals(element, operand));
    case 'ARRAY_CONTAINS_ANY':
      return (value) => elementsOf(value).some(isOneOf);
    default:
      return compileInequality(operator, operand);
  }
}

const inequalities: { readonly [operator: string]: (order: number) => boolean } = {
  LESS_THAN: (order) => order < 0,
  LESS_THAN_OR_EQUAL: (order) => order <= 0,
  GREATER_THAN: (order) => order > 0,
  GREATER_THAN_OR_EQUAL: (order) => order >= 0,
};

/** Compiles an inequality, which only matches values of the operand's kind. */
function compileInequality(operator: FieldOperator, operand: Value): ValueTest {
  const isMet = inequalities[operator];
  if (isMet === undefined || isNull(operand) || isNaNValue(operand)) return () => false;
  const kind = kindOf(operand);
  return (value) =>
    kindOf(value) === kind && !isNaNValue(value) && isMet(compareValues(value, operand));
}
