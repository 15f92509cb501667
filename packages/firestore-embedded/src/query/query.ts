import type { FieldPath } from '../model/field-path.ts';
import type { Value } from '../model/value.ts';

export const fieldOperators = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'ARRAY_CONTAINS_ANY',
  'IN',
  'NOT_IN',
] as const;
export type FieldOperator = (typeof fieldOperators)[number];

/** The operators whose operand is a list of values, and the maximum number of values of each. */
export const listOperators: { readonly [operator: string]: number } = {
  IN: 30,
  ARRAY_CONTAINS_ANY: 30,
  NOT_IN: 10,
};

export const unaryOperators = ['IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'] as const;
export type UnaryOperator = (typeof unaryOperators)[number];

/** A filter on one field. */
export type Leaf =
  | {
      readonly kind: 'FIELD';
      readonly path: FieldPath;
      readonly operator: FieldOperator;
      readonly value: Value;
    }
  | { readonly kind: 'UNARY'; readonly path: FieldPath; readonly operator: UnaryOperator };

export type Filter = { readonly kind: 'AND' | 'OR'; readonly filters: readonly Filter[] } | Leaf;

/** The filters on single fields in a filter. */
export function leavesOf(filter: Filter | undefined): readonly Leaf[] {
  if (filter === undefined) return [];
  return 'filters' in filter ? filter.filters.flatMap(leavesOf) : [filter];
}

export interface Order {
  readonly path: FieldPath;
  readonly descending: boolean;
}

/** A position in the order of the results, just before or just after the given values. */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

/** The documents that a query covers; without a collection id, those of every collection. */
export interface Scope {
  readonly database: string;
  /** The full name of the root (`…/documents`) or of a document. */
  readonly parent: string;
  readonly collectionId?: string;
  readonly allDescendants: boolean;
}

/** A validated structured query, with its implied orders written out. */
export interface Query {
  readonly scope: Scope;
  readonly filter?: Filter;
  /** Always ends with `__name__`. */
  readonly orderBy: readonly Order[];
  readonly startAt?: Cursor;
  readonly endAt?: Cursor;
  readonly offset: number;
  readonly limit?: number;
  readonly select?: readonly FieldPath[];
  /** The orders that the client wrote, for `request.query` in rules. */
  readonly statedOrder: readonly Order[];
  /** The fields in `orderBy` that are there only because they are summed or averaged. */
  readonly aggregated?: readonly FieldPath[];
}
