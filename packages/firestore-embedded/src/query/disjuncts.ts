import { invalid, type StatusError } from '../model/status.ts';
import { elementsOf, type Value } from '../model/value.ts';
import { type Filter, type Leaf, listOperators } from './query.ts';

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
  if (disjuncts.length <= maxDisjuncts) return disjuncts;
  throw tooMany(`Result had ${disjuncts.length} disjunctions which is more than the maximum`);
}

function expand(filter: Filter): readonly Disjunct[] {
  if (!('filters' in filter)) return distinct(spread(filter).map((leaf) => [leaf]));
  const parts = withoutEqualParts(filter.filters).map(expand);
  return filter.kind === 'OR' ? distinct(parts.flat()) : parts.reduce(distribute, [[]]);
}

function distribute(left: readonly Disjunct[], right: readonly Disjunct[]): readonly Disjunct[] {
  if (left.length * right.length > maxProduct) throw tooMany('The maximum is');
  return distinct(left.flatMap((one) => right.map((other) => [...one, ...other])));
}

function tooMany(detail: string): StatusError {
  const message = `Too many disjunctions after normalization. ${detail} of ${maxDisjuncts}`;
  return invalid(message);
}

/** Removes disjuncts that differ from another one only in the order of their filters. */
function distinct(disjuncts: readonly Disjunct[]): readonly Disjunct[] {
  if (disjuncts.length === 1) return disjuncts;
  const byKey = disjuncts.map((filters) => [filterKey({ kind: 'AND', filters }), filters] as const);
  return [...new Map(byKey).values()];
}

const spreadOperators = { IN: 'EQUAL', ARRAY_CONTAINS_ANY: 'ARRAY_CONTAINS' } as const;

function spread(leaf: Leaf): readonly Leaf[] {
  if (leaf.kind !== 'FIELD') return [leaf];
  if (leaf.operator !== 'IN' && leaf.operator !== 'ARRAY_CONTAINS_ANY') return [leaf];
  const operator = spreadOperators[leaf.operator];
  return elementsOf(leaf.value).map((value) => ({ ...leaf, operator, value }));
}

/** The filters of a composite, each once. */
export function withoutEqualParts(filters: readonly Filter[]): readonly Filter[] {
  if (filters.length < 2) return filters;
  return [...new Map(filters.map((filter) => [filterKey(filter), filter])).values()];
}

/**
 * A text that filters share exactly when Google's emulator treats them as equal. It ignores the order
 * of a composite's filters, a list's operands and a map's fields, and repetitions. 1 and 1.0 differ.
 */
function filterKey(filter: Filter): string {
  if ('filters' in filter) return `${filter.kind}${setKey(filter.filters.map(filterKey))}`;
  const { kind, path, operator } = filter;
  return JSON.stringify([operator, path, kind === 'FIELD' && operandKey(operator, filter.value)]);
}

function operandKey(operator: string, value: Value): string {
  return operator in listOperators && 'arrayValue' in value
    ? setKey(elementsOf(value).map(literalKey))
    : literalKey(value);
}

function setKey(keys: readonly string[]): string {
  return JSON.stringify([...new Set(keys)].sort());
}

function literalKey(value: Value): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
