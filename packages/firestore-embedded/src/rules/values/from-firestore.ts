import type { Fields, Value } from '../../model/value.ts';
import { readTimestamp } from './rules-time.ts';
import { bytesOf, pathOf, RulesMap, type RulesPath, type RulesValue } from './rules-value.ts';

/** Converts a stored value to a value of the rules. */
export function fromFirestore(value: Value): RulesValue {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('booleanValue' in value) return value.booleanValue;
  if ('timestampValue' in value) return readTimestamp(value.timestampValue);
  if ('mapValue' in value) return fromFields(value.mapValue.fields ?? {});
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fromFirestore);
  if ('bytesValue' in value) return bytesOf(Buffer.from(value.bytesValue, 'base64'));
  if ('referenceValue' in value) return pathOfName(value.referenceValue);
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    return { kind: 'latlng', latitude, longitude };
  }
  return null;
}

export function fromFields(fields: Fields): RulesMap {
  return new RulesMap(Object.keys(fields), (key) => {
    const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
    return value === undefined ? undefined : fromFirestore(value);
  });
}

/** Converts `projects/P/databases/D/documents/c/id` to the path in rules, /databases/D/documents/c/id. */
export function pathOfName(name: string): RulesPath {
  return pathOf(name.split('/').slice(2));
}

/** Converts the claims of a token to a value of the rules; a whole number is an int. */
export function fromClaims(claims: object): RulesMap {
  return RulesMap.of(Object.entries(claims).map(([key, value]) => [key, fromJson(value)]));
}

function fromJson(value: unknown): RulesValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map(fromJson);
  return typeof value === 'object' && value !== null ? fromClaims(value) : null;
}
