import { identityKey } from './identity-key.ts';
import type { RulesMap } from './rules-map.ts';
import { isList, type RulesValue } from './rules-value.ts';

/** `a == b`: numbers of the two types compare by value, everything else by type and content. */
export function equals(a: RulesValue, b: RulesValue): boolean {
  if (typeof a === 'bigint' && typeof b === 'number') return Number(a) === b;
  if (typeof a === 'number' && typeof b === 'bigint') return a === Number(b);
  return sameItem(a, b);
}

/** Whether `diff()` finds no change: like `==`, but an unchanged NaN is equal, at any depth. */
export function isUnchanged(a: RulesValue, b: RulesValue): boolean {
  return equals(a, b) || sameItem(a, b, true);
}

/** The equality inside lists, sets and maps, and of `in`: 1 and 1.0 differ, and NaN equals nothing. */
export function sameItem(a: RulesValue, b: RulesValue, withNaN = false): boolean {
  if (a === b || (withNaN && Object.is(a, b))) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isList(a) || isList(b)) return isList(a) && isList(b) && sameLists(a, b, withNaN);
  if (a.kind === 'map' && b.kind === 'map') return sameMaps(a, b, withNaN);
  return (
    a.kind === b.kind && isComparable(a) && isComparable(b) && identityKey(a) === identityKey(b)
  );
}

/**
 * Whether a value can equal another one. In Google's emulator a difference of maps cannot, nor can a
 * path with an unbound `{name}`.
 */
function isComparable(value: Exclude<RulesValue & object, readonly RulesValue[]>): boolean {
  if (value.kind === 'path') return value.segments.every((segment) => typeof segment === 'string');
  return value.kind !== 'map_diff' && value.kind !== 'constraint';
}

function sameLists(a: readonly RulesValue[], b: readonly RulesValue[], withNaN: boolean): boolean {
  return (
    a.length === b.length && a.every((item, index) => sameItem(item, b[index] ?? null, withNaN))
  );
}

function sameMaps(a: RulesMap, b: RulesMap, withNaN: boolean): boolean {
  if (a.keys.length !== b.keys.length) return false;
  return a.keys.every((key) => {
    const other = b.get(key);
    return other !== undefined && sameItem(a.get(key) ?? null, other, withNaN);
  });
}
