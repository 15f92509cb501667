import { compareText } from '../model/compare-text.ts';
import { type FieldPath, formatFieldPath, isNamePath, samePath } from '../model/field-path.ts';
import { StatusError } from '../model/status.ts';
import { checkNameEquality } from './check-filter.ts';
import type { Filter, Order, Query } from './query.ts';

const namePath: FieldPath = ['__name__'];

const inequalityOperators: ReadonlySet<string> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
]);

function checkDistinct(stated: readonly Order[]): void {
  const twice = stated.find(
    ({ path }, index) => stated.findIndex((other) => samePath(other.path, path)) < index,
  );
  if (twice !== undefined) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `order by clause cannot contain duplicate fields ${formatFieldPath(twice.path)}`,
    );
  }
}

/**
 * The whole order of a query: its stated orders, then its inequality fields, then the name to separate
 * equal documents. Throws for the orders that Firestore rejects.
 */
export function impliedOrder(
  stated: readonly Order[],
  filter: Filter | undefined,
): readonly Order[] {
  checkDistinct(stated);
  const inequalities = inequalityPaths(filter);
  checkNameEquality(filter, inequalities);
  const descending = stated.at(-1)?.descending ?? false;
  const orders = [...stated];
  const implied = inequalities
    .filter((path) => !isNamePath(path))
    .sort((left, right) => compareText(formatFieldPath(left), formatFieldPath(right)));
  for (const path of [...implied, namePath]) {
    if (!orders.some((order) => samePath(order.path, path))) {
      orders.push({ path, descending });
    }
  }
  checkOrder(orders);
  return orders;
}

function inequalityPaths(filter: Filter | undefined): FieldPath[] {
  if (filter === undefined) {
    return [];
  }
  if ('filters' in filter) {
    return filter.filters.flatMap(inequalityPaths);
  }
  return inequalityOperators.has(filter.operator) && !isNever(filter) ? [filter.path] : [];
}

/** Whether a comparison with null or NaN matches no value, and therefore orders nothing. */
function isNever(filter: Filter): boolean {
  if (filter.kind !== 'FIELD') {
    return false;
  }
  const { operator, value } = filter;
  if (operator === 'NOT_IN') {
    const operands = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
    return operands.every((operand) => 'nullValue' in operand);
  }
  const isNaNOperand = 'doubleValue' in value && value.doubleValue === 'NaN';
  return 'nullValue' in value || (isNaNOperand && operator !== 'NOT_EQUAL');
}

function checkOrder(orderBy: readonly Order[]): void {
  const name = orderBy.findIndex(({ path }) => isNamePath(path));
  if (name < orderBy.length - 1) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      'order by clause cannot contain more fields after the key',
    );
  }
}

/** Whether a filter uses any field besides the name. */
export function filtersFields(filter: Filter | undefined): boolean {
  if (filter === undefined) {
    return false;
  }
  return 'filters' in filter ? filter.filters.some(filtersFields) : !isNamePath(filter.path);
}

/** Throws FAILED_PRECONDITION for a query that reads all of its scope by descending name. */
export function refuseKeyScan({
  orderBy: [first],
  filter,
}: Pick<Query, 'orderBy' | 'filter'>): void {
  if (first?.descending && isNamePath(first.path) && !filtersFields(filter)) {
    throw new StatusError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
  }
}
