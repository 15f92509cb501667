import type { RulesBytes } from './rules-bytes.ts';
import type { RulesConstraint } from './rules-constraint.ts';
import type { RulesLatLng } from './rules-lat-lng.ts';
import type { RulesMap } from './rules-map.ts';
import type { RulesMapDiff } from './rules-map-diff.ts';
import type { RulesPath } from './rules-path.ts';
import type { RulesSet } from './rules-set.ts';
import type { RulesDuration, RulesTimestamp } from './rules-time.ts';

/**
 * A value of the rules language. An int is a bigint and a float a number: 3 and 3.0 are different
 * types, and int64 is exact. A list is an array; the other objects have a `kind`.
 */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | readonly RulesValue[]
  | RulesBytes
  | RulesMap
  | RulesMapDiff
  | RulesPath
  | RulesSet
  | RulesTimestamp
  | RulesDuration
  | RulesLatLng
  | RulesConstraint;

/** The TypeScript type behind each type name of the language. */
export interface TypeTable {
  readonly null: null;
  readonly bool: boolean;
  readonly int: bigint;
  readonly float: number;
  readonly string: string;
  readonly list: readonly RulesValue[];
  readonly bytes: RulesBytes;
  readonly map: RulesMap;
  readonly map_diff: RulesMapDiff;
  readonly path: RulesPath;
  readonly set: RulesSet;
  readonly timestamp: RulesTimestamp;
  readonly duration: RulesDuration;
  readonly latlng: RulesLatLng;
  readonly constraint: RulesConstraint;
}

export type TypeName = keyof TypeTable;

export function typeOf(value: RulesValue): TypeName {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'boolean':
      return 'bool';
    default:
      if (value === null) return 'null';
      return isList(value) ? 'list' : value.kind;
  }
}

/** `Array.isArray` loses the type of a readonly array. */
export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}
