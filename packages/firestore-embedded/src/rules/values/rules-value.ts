import type { ConstraintOperator } from '../authorizer.ts';
import type { RulesMapDiff, RulesSet } from './rules-set.ts';

/** A sequence of bytes. */
export interface RulesBytes {
  readonly kind: 'bytes';
  readonly bytes: Uint8Array;
}

/** A point on the Earth, in degrees. */
export interface RulesLatLng {
  readonly kind: 'latlng';
  readonly latitude: number;
  readonly longitude: number;
}

/** An instant, in nanoseconds since 1970-01-01T00:00:00Z. */
export interface RulesTimestamp {
  readonly kind: 'timestamp';
  readonly nanos: bigint;
}

/** A duration in nanoseconds, which may be negative. */
export interface RulesDuration {
  readonly kind: 'duration';
  readonly nanos: bigint;
}

/** `{name}` or `{name=**}` in a path literal, which `path.bind` fills. */
export interface PathBinding {
  readonly name: string;
  readonly rest: boolean;
}

/** A path: its segments without slashes. */
export interface RulesPath {
  readonly kind: 'path';
  readonly segments: readonly (string | PathBinding)[];
}

/** One known condition on a value. A value that is known by equality is no constraint. */
export interface Condition {
  readonly operator: Exclude<ConstraintOperator, '=='>;
  readonly value: RulesValue;
}

/** A field of a list's documents of which only the bounds of the query are known. */
export interface RulesConstraint {
  readonly kind: 'constraint';
  readonly conditions: readonly Condition[];
}

/** A map with string keys, whose values are created when they are first read. */
export class RulesMap {
  readonly kind = 'map';
  readonly keys: readonly string[];
  readonly #read: (key: string) => RulesValue | undefined;
  readonly #known = new Map<string, RulesValue>();

  constructor(keys: readonly string[], read: (key: string) => RulesValue | undefined) {
    this.keys = keys;
    this.#read = read;
  }

  static of(entries: Iterable<readonly [string, RulesValue]>): RulesMap {
    const values = new Map(entries);
    return new RulesMap([...values.keys()], (key) => values.get(key));
  }

  /** undefined when there is no such key. */
  get(key: string): RulesValue | undefined {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const value = this.#read(key);
    if (value !== undefined) this.#known.set(key, value);
    return value;
  }

  values(): RulesValue[] {
    return this.keys.map((key) => this.get(key) ?? null);
  }
}

/** A value of the rules language. An int is a bigint and a float a number, so that int64 is exact. */
export type RulesValue =
  | (null | boolean | bigint | number | string)
  | readonly RulesValue[]
  | (RulesBytes | RulesMap | RulesMapDiff | RulesPath | RulesSet)
  | (RulesTimestamp | RulesDuration | RulesLatLng | RulesConstraint);

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

/** Whether a value has a type; narrows it. */
export function is<Name extends TypeName>(value: RulesValue, type: Name): value is TypeTable[Name] {
  return typeOf(value) === type;
}

/** `Array.isArray` loses the type of a readonly array. */
export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}

export function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

export function pathOf(segments: RulesPath['segments']): RulesPath {
  return { kind: 'path', segments };
}

export function bytesOf(bytes: Uint8Array): RulesBytes {
  return { kind: 'bytes', bytes };
}

export function pathText({ segments }: RulesPath): string {
  return segments.map((segment) => `/${segmentText(segment)}`).join('');
}

function segmentText(segment: string | PathBinding): string {
  if (typeof segment === 'string') return segment;
  return `{${segment.name}${segment.rest ? '=**' : ''}}`;
}
