import type { FieldPath } from '../model/field-path.ts';
import type { Value } from '../model/value.ts';
import type { Nearest } from './nearest.ts';

export type FieldOperator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'ARRAY_CONTAINS_ANY'
  | 'IN'
  | 'NOT_IN';

export type UnaryOperator = 'IS_NULL' | 'IS_NAN' | 'IS_NOT_NULL' | 'IS_NOT_NAN';

export type Filter =
  | { readonly kind: 'AND' | 'OR'; readonly filters: readonly Filter[] }
  | {
      readonly kind: 'FIELD';
      readonly path: FieldPath;
      readonly operator: FieldOperator;
      readonly value: Value;
    }
  | { readonly kind: 'UNARY'; readonly path: FieldPath; readonly operator: UnaryOperator };

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
  /** The vector search among the matches of the rest of the query. */
  readonly nearest?: Nearest;
  readonly select?: readonly FieldPath[];
  /** The orders that the client wrote, for `request.query` in rules. */
  readonly statedOrder: readonly Order[];
  /** The fields in `orderBy` that are there only because they are summed or averaged. */
  readonly aggregated?: readonly FieldPath[];
}
