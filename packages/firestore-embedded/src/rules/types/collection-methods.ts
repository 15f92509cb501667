import { EvaluationError, typeError } from '../evaluation-error.ts';
import { sameItem } from '../values/equality.ts';
import { RulesMapDiff, RulesSet } from '../values/rules-set.ts';
import { is, type RulesMap, type RulesValue, typeOf } from '../values/rules-value.ts';
import { textOf } from './conversions.ts';
import { only, type Signature, type Signatures, signature } from './signature.ts';

type List = readonly RulesValue[];

/** The maximum length of a list, so that repeated doubling does not fill the memory. */
const maxItems = 1_000_000;

/** @see https://firebase.google.com/docs/reference/rules/rules.List */
export const listMethods: Signatures = {
  size: only(['list'], (list) => BigInt(list.length)),
  concat: only(['list', 'list'], concat),
  hasAll: only(['list', 'list'], (list, wanted) => wanted.every((item) => includes(list, item))),
  hasAny: only(['list', 'list'], (list, wanted) => wanted.some((item) => includes(list, item))),
  hasOnly: only(['list', 'list'], (list, allowed) => list.every((item) => includes(allowed, item))),
  join: only(['list', 'string'], (list, separator) => list.map(textOf).join(separator)),
  removeAll: only(['list', 'list'], (list, gone) => list.filter((item) => !includes(gone, item))),
  toSet: only(['list'], (list) => RulesSet.of(list)),
};

export function includes(list: List, wanted: RulesValue): boolean {
  return list.some((item) => sameItem(item, wanted));
}

function concat(list: List, tail: List): List {
  if (list.length + tail.length > maxItems) throw new EvaluationError('The list is too long.');
  return [...list, ...tail];
}

/** @see https://firebase.google.com/docs/reference/rules/rules.Set */
export const setMethods: Signatures = {
  size: only(['set'], (set) => BigInt(set.items.size)),
  hasAll: either(hasAll),
  hasAny: either((set, wanted) => [...wanted.items.keys()].some((key) => set.items.has(key))),
  hasOnly: either((set, allowed) => hasAll(allowed, set)),
  difference: only(['set', 'set'], (set, gone) => set.filter((key) => !gone.items.has(key))),
  intersection: only(['set', 'set'], (set, other) => set.filter((key) => other.items.has(key))),
  union: only(['set', 'set'], (set, other) =>
    RulesSet.of([...set.items.values(), ...other.items.values()]),
  ),
};

function hasAll(set: RulesSet, wanted: RulesSet): boolean {
  return [...wanted.items.keys()].every((key) => set.items.has(key));
}

/** Overloads for a set and for a list; the three methods that return a set only take a set. */
function either(test: (set: RulesSet, other: RulesSet) => boolean): readonly Signature[] {
  return [
    signature(['set', 'set'], test),
    signature(['set', 'list'], (set, list) => test(set, RulesSet.of(list))),
  ];
}

/** @see https://firebase.google.com/docs/reference/rules/rules.Map */
export const mapMethods: Signatures = {
  size: only(['map'], (map) => BigInt(map.keys.length)),
  keys: only(['map'], (map) => [...map.keys].sort()),
  values: only(['map'], (map) => map.values()),
  get: [
    signature(['map', 'string', 'any'], (map, key, fallback) => getNested(map, [key], fallback)),
    signature(['map', 'list', 'any'], getNested),
  ],
  diff: only(['map', 'map'], (now, before) => new RulesMapDiff(now, before)),
};

function getNested(map: RulesMap, keys: List, fallback: RulesValue): RulesValue {
  let value: RulesValue = map;
  for (const key of keys) {
    if (typeof key !== 'string') throw typeError(typeOf(key), 'string');
    const next: RulesValue | undefined = is(value, 'map') ? value.get(key) : undefined;
    if (next === undefined) return fallback;
    value = next;
  }
  return value;
}

/** @see https://firebase.google.com/docs/reference/rules/rules.MapDiff */
export const mapDiffMethods: Signatures = {
  addedKeys: only(['map_diff'], (diff) => RulesSet.of(diff.added())),
  removedKeys: only(['map_diff'], (diff) => RulesSet.of(diff.removed())),
  changedKeys: only(['map_diff'], (diff) => RulesSet.of(diff.changed())),
  unchangedKeys: only(['map_diff'], (diff) => RulesSet.of(diff.unchanged())),
  affectedKeys: only(['map_diff'], (diff) => RulesSet.of(diff.affected())),
};
