import { typeError } from '../evaluation-error.ts';
import type { RulesMap } from '../values/rules-map.ts';
import { RulesMapDiff } from '../values/rules-map-diff.ts';
import { type RulesValue, typeOf } from '../values/rules-value.ts';
import { type Signature, signature } from './signature.ts';

/** @see https://firebase.google.com/docs/reference/rules/rules.Map */
export const mapMethods: Readonly<Record<string, readonly Signature[]>> = {
  size: [signature(['map'], (map) => BigInt(map.keys.length))],
  keys: [signature(['map'], (map) => [...map.keys].sort())],
  values: [signature(['map'], (map) => map.values())],
  get: [
    signature(
      ['map', 'string', 'any'],
      (map, key, fallback) => map.get(key) ?? absent(map, key, fallback),
    ),
    signature(['map', 'list', 'any'], getNested),
  ],
  diff: [signature(['map', 'map'], (now, before) => new RulesMapDiff(now, before))],
};

/** Returns the fallback, or null for a key whose value is null, which `??` does not distinguish. */
function absent(map: RulesMap, key: string, fallback: RulesValue): RulesValue {
  return map.get(key) === null ? null : fallback;
}

function getNested(map: RulesMap, keys: readonly RulesValue[], fallback: RulesValue): RulesValue {
  let value: RulesValue = map;
  for (const key of keys) {
    if (typeof key !== 'string') throw typeError(typeOf(key), 'string');
    if (typeOf(value) !== 'map') return fallback;
    const next: RulesValue | undefined = asMap(value)?.get(key);
    if (next === undefined) return fallback;
    value = next;
  }
  return value;
}

function asMap(value: RulesValue): RulesMap | undefined {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'map'
    ? value
    : undefined;
}

/** @see https://firebase.google.com/docs/reference/rules/rules.MapDiff */
export const mapDiffMethods: Readonly<Record<string, readonly Signature[]>> = {
  addedKeys: [signature(['map_diff'], (diff) => diff.addedKeys())],
  removedKeys: [signature(['map_diff'], (diff) => diff.removedKeys())],
  changedKeys: [signature(['map_diff'], (diff) => diff.changedKeys())],
  unchangedKeys: [signature(['map_diff'], (diff) => diff.unchangedKeys())],
  affectedKeys: [signature(['map_diff'], (diff) => diff.affectedKeys())],
};
