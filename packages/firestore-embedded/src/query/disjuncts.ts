import type { Filter } from './query.ts';

/** A filter on one field. */
export type Leaf = Exclude<Filter, { filters: unknown }>;

/**
 * A filter as an OR of ANDs of leaves, IN and ARRAY_CONTAINS_ANY written out; `checkFilter` has
 * bounded how many there are. No filter is one AND of nothing.
 */
export function disjunctsOf(filter: Filter | undefined): readonly (readonly Leaf[])[] {
  if (filter === undefined) {
    return [[]];
  }
  if ('filters' in filter) {
    const parts = filter.filters.map(disjunctsOf);
    return filter.kind === 'OR' ? parts.flat() : parts.reduce(distribute, [[]]);
  }
  return spread(filter).map((leaf) => [leaf]);
}

type Disjuncts = readonly (readonly Leaf[])[];

function distribute(left: Disjuncts, right: Disjuncts): Disjuncts {
  return left.flatMap((one) => right.map((other) => [...one, ...other]));
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
