import { compareText } from '../model/compare-text.ts';
import { type FieldPath, formatFieldPath, isNamePath, samePath } from '../model/field-path.ts';
import { invalid, StatusError } from '../model/status.ts';
import { elementsOf } from '../model/value.ts';
import { disjunctsOf, withoutEqualParts } from './disjuncts.ts';
import { type Filter, type Leaf, leavesOf, type Order, type Query } from './query.ts';

const exclusions: ReadonlySet<string> = new Set([
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
]);

const inequalityOperators: ReadonlySet<string> = new Set([
  ...exclusions,
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
]);

function refuse(message: string): never {
  throw invalid(message);
}

/** Throws INVALID_ARGUMENT for a combination of filters that Firestore rejects. */
export function checkFilter(filter: Filter | undefined): void {
  if (filter === undefined) return;
  const all = leavesOf(filter);
  if (all.filter(({ operator }) => exclusions.has(operator)).length > 1) {
    refuse(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const spreads =
    hasChoice(filter) ||
    all.some(({ operator }) => operator === 'IN' || operator === 'ARRAY_CONTAINS_ANY');
  if (spreads && all.some(({ operator }) => operator === 'NOT_IN')) {
    refuse("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
  // Throws when there are too many.
  disjunctsOf(filter);
  if (arrayFilters(filter) > 1) {
    refuse("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  }
}

function hasChoice(filter: Filter): boolean {
  return 'filters' in filter && (filter.kind === 'OR' || filter.filters.some(hasChoice));
}

/** The largest number of array filters that must hold together; equal filters count once. */
function arrayFilters(filter: Filter): number {
  if (!('filters' in filter)) return filter.operator.startsWith('ARRAY_CONTAINS') ? 1 : 0;
  const counts = withoutEqualParts(filter.filters).map(arrayFilters);
  return filter.kind === 'OR'
    ? Math.max(...counts)
    : counts.reduce((total, count) => total + count, 0);
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
  const all = leavesOf(filter);
  const inequalities = all.filter(isInequality).map(({ path }) => path);
  checkNameEquality(all, inequalities);
  const descending = stated.at(-1)?.descending ?? false;
  const orders = [...stated];
  const implied = inequalities
    .filter((path) => !isNamePath(path))
    .sort((left, right) => compareText(formatFieldPath(left), formatFieldPath(right)));
  for (const path of [...implied, ['__name__']]) {
    if (!orders.some((order) => samePath(order.path, path))) orders.push({ path, descending });
  }
  if (orders.findIndex(({ path }) => isNamePath(path)) < orders.length - 1) {
    refuse('order by clause cannot contain more fields after the key');
  }
  return orders;
}

function checkDistinct(stated: readonly Order[]): void {
  const twice = stated.find(
    ({ path }, index) => stated.findIndex((other) => samePath(other.path, path)) < index,
  );
  if (twice !== undefined) {
    refuse(`order by clause cannot contain duplicate fields ${formatFieldPath(twice.path)}`);
  }
}

/** Throws INVALID_ARGUMENT when the name is compared for equality beside other inequalities. */
function checkNameEquality(all: readonly Leaf[], inequalities: readonly FieldPath[]): void {
  const isEquality = all.some(
    ({ path, operator }) => isNamePath(path) && (operator === 'EQUAL' || operator === 'IN'),
  );
  if (isEquality && inequalities.length > 0 && !inequalities.some(isNamePath)) {
    refuse(
      'Equality on key is not allowed if there are other inequality fields and key does not ' +
        'appear in inequalities.',
    );
  }
}

/** Whether a filter orders its field; a comparison with null or NaN matches no value, and orders nothing. */
function isInequality(leaf: Leaf): boolean {
  if (!inequalityOperators.has(leaf.operator)) return false;
  if (leaf.kind === 'UNARY') return true;
  const { operator, value } = leaf;
  if (operator === 'NOT_IN') return elementsOf(value).some((operand) => !('nullValue' in operand));
  const isNaNOperand = 'doubleValue' in value && value.doubleValue === 'NaN';
  return !('nullValue' in value) && (!isNaNOperand || operator === 'NOT_EQUAL');
}

/** Whether a filter uses any field besides the name. */
export function filtersFields(filter: Filter | undefined): boolean {
  return leavesOf(filter).some(({ path }) => !isNamePath(path));
}

/** Throws FAILED_PRECONDITION for a query that reads all of its scope by descending name. */
export function refuseKeyScan({ orderBy: [first], filter }: Query): void {
  if (first?.descending && isNamePath(first.path) && !filtersFields(filter)) {
    throw new StatusError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
  }
}
