import { compareValues } from '../model/compare-values.ts';
import type { StoredDocument } from '../model/document.ts';
import { type FieldPath, formatFieldPath } from '../model/field-path.ts';
import type { Value } from '../model/value.ts';
import { disjunctsOf, type Leaf } from './disjuncts.ts';
import { boundsOf, placeInBounds } from './index-bounds.ts';
import { documentOf, type IndexDefinition, type IndexEntry } from './index-entry.ts';
import { documentValue } from './match-filter.ts';
import type { Query } from './query.ts';

/** One range of one index: every match of the query lies in one of its plan's ranges. */
export interface IndexRange {
  readonly index: IndexDefinition;
  /** Negative before the range, 0 inside, positive after it; increases along the index. */
  place(entry: IndexEntry): number;
}

/**
 * The index ranges to read for a query, one for each AND of its filter. Each is in the query's own
 * order and contains a superset of the matches, so the filter is applied to its documents.
 */
export function planQuery(query: Query): readonly IndexRange[] {
  return disjunctsOf(query.filter).map((leaves) => planConjunction(query, leaves));
}

interface Equality {
  readonly path: FieldPath;
  readonly value: Value;
}

function planConjunction(query: Query, leaves: readonly Leaf[]): IndexRange {
  const equalities = equalitiesOf(leaves);
  const element = leaves.find(isContains);
  const bounds = boundsOf(query, leaves);
  const index = {
    key: JSON.stringify([
      element?.path ?? null,
      equalities.map(({ path }) => path),
      query.orderBy.map(({ path, descending }) => [path, descending]),
    ]),
    ...(element === undefined ? {} : { elementsOf: element.path }),
    equal: equalities.map(({ path }) => path),
    orderBy: query.orderBy,
  };
  return {
    index,
    place(entry) {
      const document = documentOf(entry);
      return (
        (element !== undefined && 'element' in entry
          ? compareValues(entry.element, element.value)
          : 0) ||
        placeAmong(equalities, document) ||
        placeInBounds(bounds, document)
      );
    },
  };
}

type Contains = Extract<Leaf, { kind: 'FIELD' }>;

function isContains(leaf: Leaf): leaf is Contains {
  return leaf.kind === 'FIELD' && leaf.operator === 'ARRAY_CONTAINS';
}

const nullValue: Value = { nullValue: null };
const nan: Value = { doubleValue: 'NaN' };

/** Sorted by path, so that the client's order of filters does not require a second index. */
function equalitiesOf(leaves: readonly Leaf[]): readonly Equality[] {
  const byPath = new Map<string, Equality>();
  for (const leaf of leaves) {
    const value = equalityValue(leaf);
    if (value !== undefined) {
      byPath.set(formatFieldPath(leaf.path), { path: leaf.path, value });
    }
  }
  return [...byPath].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, equality]) => equality);
}

function equalityValue(leaf: Leaf): Value | undefined {
  if (leaf.kind === 'FIELD') {
    return leaf.operator === 'EQUAL' ? leaf.value : undefined;
  }
  if (leaf.operator === 'IS_NULL') {
    return nullValue;
  }
  return leaf.operator === 'IS_NAN' ? nan : undefined;
}

function placeAmong(equalities: readonly Equality[], document: StoredDocument): number {
  for (const { path, value } of equalities) {
    const actual = documentValue(document, path);
    const order = actual === undefined ? 0 : compareValues(actual, value);
    if (order !== 0) {
      return order;
    }
  }
  return 0;
}
