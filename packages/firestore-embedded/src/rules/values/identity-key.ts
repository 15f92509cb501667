import type { RulesMap } from './rules-map.ts';
import { segmentText } from './rules-path.ts';
import { isList, type RulesValue } from './rules-value.ts';

/**
 * A text that two values share when a set treats them as the same item. Numbers are equal by value, so
 * 1 and 1.0 are the same, unlike in a list or a map.
 */
export function identityKey(value: RulesValue): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'bigint':
      return String(value);
    case 'number':
      return Number.isInteger(value) ? String(BigInt(value)) : String(value);
    case 'boolean':
      return String(value);
    default:
      return value === null ? 'null' : compoundKey(value);
  }
}

function compoundKey(value: Extract<RulesValue, object>): string {
  if (isList(value)) return `[${value.map(identityKey).join()}]`;
  switch (value.kind) {
    case 'map':
      return mapKey(value);
    case 'set':
      return `set(${[...value.items.keys()].sort().join()})`;
    case 'map_diff':
      return `diff(${mapKey(value.now)},${mapKey(value.before)})`;
    case 'path':
      return `path(${JSON.stringify(value.segments.map(segmentText))})`;
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
  const keys = [...map.keys].sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${identityKey(map.get(key) ?? null)}`).join()}}`;
}
