import { StatusError } from '../model/status.ts';
import type { Filter } from './query.ts';

/** @see https://firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries */
const maxDisjunctions = 30;

const exclusions: ReadonlySet<string> = new Set([
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
]);

/** Throws INVALID_ARGUMENT for a combination of filters that Firestore refuses. */
export function checkFilter(filter: Filter | undefined): void {
  if (filter === undefined) {
    return;
  }
  if (leaves(filter).filter(({ operator }) => exclusions.has(operator)).length > 1) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const count = disjunctions(filter);
  if (count > maxDisjunctions) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Too many disjunctions after normalization. Result had ${count} disjunctions which is more ` +
        `than the maximum of ${maxDisjunctions}`,
    );
  }
}

function leaves(filter: Filter): Exclude<Filter, { filters: unknown }>[] {
  return 'filters' in filter ? filter.filters.flatMap(leaves) : [filter];
}

/** How many ANDs the filter becomes when written as an OR of ANDs. */
function disjunctions(filter: Filter): number {
  if ('filters' in filter) {
    const counts = filter.filters.map(disjunctions);
    return filter.kind === 'OR'
      ? counts.reduce((total, count) => total + count, 0)
      : counts.reduce((total, count) => total * count, 1);
  }
  const spreads = filter.operator === 'IN' || filter.operator === 'ARRAY_CONTAINS_ANY';
  const operand = filter.kind === 'FIELD' && spreads ? filter.value : undefined;
  return operand !== undefined && 'arrayValue' in operand
    ? (operand.arrayValue.values ?? []).length
    : 1;
}
