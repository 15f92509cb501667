import type { Fields, Value } from '../../model/value.ts';
import { EvaluationError } from '../evaluation-error.ts';
import { RulesBytes } from './rules-bytes.ts';
import { RulesLatLng } from './rules-lat-lng.ts';
import { RulesMap } from './rules-map.ts';
import { RulesPath } from './rules-path.ts';
import { parseTimestamp, type RulesTimestamp } from './rules-time.ts';
import type { RulesValue } from './rules-value.ts';

/** Converts a stored value to a value of the rules. */
export function fromFirestore(value: Value): RulesValue {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('booleanValue' in value) return value.booleanValue;
  if ('timestampValue' in value) return instant(value.timestampValue);
  if ('mapValue' in value) return fromFields(value.mapValue.fields ?? {});
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fromFirestore);
  if ('bytesValue' in value) return new RulesBytes(Buffer.from(value.bytesValue, 'base64'));
  if ('referenceValue' in value) return pathOfName(value.referenceValue);
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    return new RulesLatLng(latitude, longitude);
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
  return new RulesPath(name.split('/').slice(2));
}

function instant(text: string): RulesTimestamp {
  const time = parseTimestamp(text);
  if (time === undefined) throw new EvaluationError(`Invalid timestamp ${text}.`);
  return time;
}
