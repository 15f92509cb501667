import { isList, type RulesMap, type RulesValue, type TypeTable } from './rules-value.ts';

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

type Compound = Exclude<RulesValue & object, TypeTable['list']>;

/**
 * Whether a value can equal another one. In Google's emulator a difference of maps cannot, nor can a
 * path with an unbound `{name}`.
 */
function isComparable(value: Compound): boolean {
  if (value.kind === 'path') return value.segments.every((segment) => typeof segment === 'string');
  return value.kind !== 'map_diff' && value.kind !== 'constraint';
}

function sameLists(a: TypeTable['list'], b: TypeTable['list'], withNaN: boolean): boolean {
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

/**
 * A text that two values share when a set treats them as the same item. Numbers are equal by value, so
 * 1 and 1.0 are the same, unlike in a list or a map. It is also what `debug()` prints.
 */
export function identityKey(value: RulesValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return String(Number.isInteger(value) ? BigInt(value) : value);
  if (value === null || typeof value !== 'object') return String(value);
  return isList(value) ? `[${value.map(identityKey).join()}]` : compoundKey(value);
}

function compoundKey(value: Compound): string {
  switch (value.kind) {
    case 'map':
      return mapKey(value);
    case 'set':
      return `set(${[...value.items.keys()].sort().join()})`;
    case 'map_diff':
      return `diff(${mapKey(value.now)},${mapKey(value.before)})`;
    case 'path':
      return `path(${JSON.stringify(value.segments)})`;
    case 'bytes':
      return `bytes(${Buffer.from(value.bytes).toString('base64')})`;
    case 'latlng':
      return `latlng(${value.latitude},${value.longitude})`;
    case 'constraint':
      return 'constraint';
    default:
      return `${value.kind}(${value.nanos})`;
  }
}

function mapKey(map: RulesMap): string {
  const entry = (key: string) => `${JSON.stringify(key)}:${identityKey(map.get(key) ?? null)}`;
  return `{${[...map.keys].sort().map(entry).join()}}`;
}
