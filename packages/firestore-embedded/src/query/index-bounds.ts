import { compareValues } from '../model/compare-values.ts';
import type { StoredDocument } from '../model/document.ts';
import { type FieldPath, samePath } from '../model/field-path.ts';
import type { Value } from '../model/value.ts';
import { kindOrder, valueKind } from '../model/value-kind.ts';
import { compareToCursor } from './compare-documents.ts';
import type { Leaf } from './disjuncts.ts';
import { documentValue } from './match-filter.ts';
import type { Query } from './query.ts';

/** The position of a document relative to a bound, in the order of the query. */
type Bound = (document: StoredDocument) => number;

export interface Bounds {
  /** Each bound is negative for documents before the range. */
  readonly lower: readonly Bound[];
  /** Each bound is positive for documents after the range. */
  readonly upper: readonly Bound[];
}

/** Negative before the range, 0 inside, positive after it. */
export function placeInBounds({ lower, upper }: Bounds, document: StoredDocument): number {
  if (lower.some((bound) => bound(document) < 0)) {
    return -1;
  }
  return upper.some((bound) => bound(document) > 0) ? 1 : 0;
}

/** The bounds from the cursors, and from the inequalities on the first field of the order. */
export function boundsOf({ orderBy, startAt, endAt }: Query, leaves: readonly Leaf[]): Bounds {
  const lower: Bound[] = [];
  const upper: Bound[] = [];
  if (startAt !== undefined) {
    lower.push((document) => compareToCursor(orderBy, document, startAt));
  }
  if (endAt !== undefined) {
    upper.push((document) => compareToCursor(orderBy, document, endAt));
  }
  const [first] = orderBy;
  for (const leaf of leaves) {
    if (first === undefined || leaf.kind !== 'FIELD' || !samePath(leaf.path, first.path)) {
      continue;
    }
    const { low, high } = limitsOf(leaf.operator, leaf.value);
    const place = (limit: Limit): Bound => placeFrom(first.path, limit, first.descending);
    if (low !== undefined) {
      (first.descending ? upper : lower).push(place(low));
    }
    if (high !== undefined) {
      (first.descending ? lower : upper).push(place(high));
    }
  }
  return { lower, upper };
}

/** Compares a value with an end of an inequality's range. */
type Limit = (value: Value) => number;

function limitsOf(operator: string, operand: Value): { low?: Limit; high?: Limit } {
  const kind = kindOrder[valueKind(operand)];
  const toOperand: Limit = (value) => compareValues(value, operand);
  // An inequality only matches values of the operand's kind.
  const toKind: Limit = (value) => kindOrder[valueKind(value)] - kind;
  switch (operator) {
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      return { low: toOperand, high: toKind };
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
      return { low: toKind, high: toOperand };
    default:
      return {};
  }
}

function placeFrom(path: FieldPath, limit: Limit, descending: boolean): Bound {
  return (document) => {
    const value = documentValue(document, path);
    const order = value === undefined ? 0 : limit(value);
    return descending ? -order : order;
  };
}
