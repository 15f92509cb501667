import { isNamePath } from '../model/field-path.ts';
import { StatusError } from '../model/status.ts';
import { disjunctsOf, type Leaf } from './disjuncts.ts';
import { withoutEqualParts } from './filter-key.ts';
import type { Filter } from './query.ts';

const exclusions: ReadonlySet<string> = new Set([
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
]);

function refuse(message: string): never {
  throw new StatusError('INVALID_ARGUMENT', message);
}

/** Throws INVALID_ARGUMENT for a combination of filters that Firestore rejects. */
export function checkFilter(filter: Filter | undefined): void {
  if (filter === undefined) {
    return;
  }
  const all = leaves(filter);
  if (all.filter(({ operator }) => exclusions.has(operator)).length > 1) {
    refuse(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const spreads = all.some(({ operator }) => isSpread(operator)) || hasChoice(filter);
  if (spreads && all.some(({ operator }) => operator === 'NOT_IN')) {
    refuse("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
  // Throws when there are too many.
  disjunctsOf(filter);
  if (arrayFilters(filter) > 1) {
    refuse("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  }
}

/** Throws INVALID_ARGUMENT when the name is compared for equality beside other inequalities. */
export function checkNameEquality(
  filter: Filter | undefined,
  inequalityPaths: readonly (readonly string[])[],
): void {
  const equality = filter !== undefined && leaves(filter).some(isNameEquality);
  if (equality && inequalityPaths.length > 0 && !inequalityPaths.some(isNamePath)) {
    refuse(
      'Equality on key is not allowed if there are other inequality fields and key does not ' +
        'appear in inequalities.',
    );
  }
}

function isNameEquality({ path, operator }: Leaf): boolean {
  return isNamePath(path) && (operator === 'EQUAL' || operator === 'IN');
}

function isSpread(operator: Leaf['operator']): boolean {
  return operator === 'IN' || operator === 'ARRAY_CONTAINS_ANY';
}

function leaves(filter: Filter): Leaf[] {
  return 'filters' in filter ? filter.filters.flatMap(leaves) : [filter];
}

function hasChoice(filter: Filter): boolean {
  return 'filters' in filter && (filter.kind === 'OR' || filter.filters.some(hasChoice));
}

/** The largest number of array filters that must hold together; equal filters count once. */
function arrayFilters(filter: Filter): number {
  if ('filters' in filter) {
    const counts = withoutEqualParts(filter.filters).map(arrayFilters);
    return filter.kind === 'OR'
      ? Math.max(...counts)
      : counts.reduce((total, count) => total + count, 0);
  }
  return filter.operator.startsWith('ARRAY_CONTAINS') ? 1 : 0;
}
