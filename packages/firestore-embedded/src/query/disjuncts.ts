import { StatusError } from '../model/status.ts';
import { filterKey, withoutEqualParts } from './filter-key.ts';
import type { Filter } from './query.ts';

/** A filter on one field. */
export type Leaf = Exclude<Filter, { filters: unknown }>;

/** @see https://firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries */
const maxDisjuncts = 30;
/** Equal disjuncts are found one by one, so their number is limited before they are counted. */
const maxProduct = 1_000;

type Disjunct = readonly Leaf[];

/**
 * A filter as an OR of ANDs of leaves. IN and ARRAY_CONTAINS_ANY are expanded, and each AND is returned
 * once. An undefined filter is one empty AND. Throws INVALID_ARGUMENT for more than Firestore allows.
 */
export function disjunctsOf(filter: Filter | undefined): readonly Disjunct[] {
  const disjuncts = filter === undefined ? [[]] : expand(filter);
  if (disjuncts.length > maxDisjuncts) {
    throw tooMany(`Result had ${disjuncts.length} disjunctions which is more than the maximum`);
  }
  return disjuncts;
}

function expand(filter: Filter): readonly Disjunct[] {
  if (!('filters' in filter)) {
    return distinct(spread(filter).map((leaf) => [leaf]));
  }
  const parts = withoutEqualParts(filter.filters).map(expand);
  return filter.kind === 'OR' ? distinct(parts.flat()) : parts.reduce(distribute, [[]]);
}

function distribute(left: readonly Disjunct[], right: readonly Disjunct[]): readonly Disjunct[] {
  if (left.length * right.length > maxProduct) {
    throw tooMany('The maximum is');
  }
  return distinct(left.flatMap((one) => right.map((other) => [...one, ...other])));
}

function tooMany(detail: string): StatusError {
  const message = `Too many disjunctions after normalization. ${detail} of ${maxDisjuncts}`;
  return new StatusError('INVALID_ARGUMENT', message);
}

/** Removes disjuncts that differ from another one only in the order of their filters. */
function distinct(disjuncts: readonly Disjunct[]): readonly Disjunct[] {
  if (disjuncts.length === 1) {
    return disjuncts;
  }
  const byKey = disjuncts.map((filters) => [filterKey({ kind: 'AND', filters }), filters] as const);
  return [...new Map(byKey).values()];
}

const spreadOperators = { IN: 'EQUAL', ARRAY_CONTAINS_ANY: 'ARRAY_CONTAINS' } as const;

function spread(leaf: Leaf): readonly Leaf[] {
  if (
    leaf.kind !== 'FIELD' ||
    !('arrayValue' in leaf.value) ||
    (leaf.operator !== 'IN' && leaf.operator !== 'ARRAY_CONTAINS_ANY')
  ) {
    return [leaf];
  }
  const operator = spreadOperators[leaf.operator];
  return (leaf.value.arrayValue.values ?? []).map((value) => ({ ...leaf, operator, value }));
}
