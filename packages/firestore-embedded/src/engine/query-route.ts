import type { StoredDocument } from '../model/document.ts';
import { type FieldPath, formatFieldPath } from '../model/field-path.ts';
import type { Value } from '../model/value.ts';
import { valueKey } from '../model/value-key.ts';
import type { Leaf } from '../query/disjuncts.ts';
import { documentValue } from '../query/match-filter.ts';
import type { Filter, Query } from '../query/query.ts';

/** A field that has one of a few known values in every match of a query. */
export interface RouteField {
  readonly path: FieldPath;
  /** Whether the values are elements of the field's array. */
  readonly isArray: boolean;
}

export interface QueryRoute {
  readonly field: RouteField;
  /** The `valueKey`s of those values. */
  readonly keys: readonly string[];
}

/** The field by which the changes that concern a query are found; undefined when there is none. */
export function routeOf({ filter }: Query): QueryRoute | undefined {
  const routes = conjuncts(filter)
    .map(routeOfLeaf)
    .filter((route) => route !== undefined);
  return routes.find(({ keys }) => keys.length === 1) ?? routes[0];
}

/** Distinguishes one field of routes from another. */
export function routeFieldKey({ path, isArray }: RouteField): string {
  return `${isArray ? 'contains' : 'equals'} ${formatFieldPath(path)}`;
}

/** The keys of a document's values in a field of routes. */
export function documentKeys(
  { path, isArray }: RouteField,
  document: StoredDocument | undefined,
): readonly string[] {
  const value = document === undefined ? undefined : documentValue(document, path);
  if (value === undefined) {
    return [];
  }
  return isArray ? elementsOf(value).map(valueKey) : [valueKey(value)];
}

/** The leaves that every match satisfies. */
function conjuncts(filter: Filter | undefined): readonly Leaf[] {
  if (filter === undefined) {
    return [];
  }
  if ('filters' in filter) {
    const isAnd = filter.kind === 'AND' || filter.filters.length === 1;
    return isAnd ? filter.filters.flatMap(conjuncts) : [];
  }
  return [filter];
}

function routeOfLeaf(leaf: Leaf): QueryRoute | undefined {
  if (leaf.kind !== 'FIELD') {
    return undefined;
  }
  const { path, operator, value } = leaf;
  switch (operator) {
    case 'EQUAL':
      return { field: { path, isArray: false }, keys: [valueKey(value)] };
    case 'IN':
      return { field: { path, isArray: false }, keys: elementsOf(value).map(valueKey) };
    case 'ARRAY_CONTAINS':
      return { field: { path, isArray: true }, keys: [valueKey(value)] };
    case 'ARRAY_CONTAINS_ANY':
      return { field: { path, isArray: true }, keys: elementsOf(value).map(valueKey) };
    default:
      return undefined;
  }
}

function elementsOf(value: Value): readonly Value[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}
