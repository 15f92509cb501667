import { isNumber, type NumberValue, toDouble } from './compare-numbers.ts';
import type { Fields, Value } from './value.ts';
import { valueKind } from './value-kind.ts';

/** A text that two values share exactly when `compareValues` finds them equal. */
export function valueKey(value: Value): string {
  if ('stringValue' in value) {
    return `s${value.stringValue}`;
  }
  if (isNumber(value)) {
    return `n${numberKey(value)}`;
  }
  if ('nullValue' in value) {
    return 'null';
  }
  if ('arrayValue' in value) {
    return `a${listKey(value.arrayValue.values ?? [])}`;
  }
  if ('mapValue' in value) {
    const fields = value.mapValue.fields ?? {};
    return valueKind(value) === 'vector' ? `v${vectorKey(fields)}` : `m${mapKey(fields)}`;
  }
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    // Adding 0 turns -0 into 0.
    return `g${latitude + 0},${longitude + 0}`;
  }
  const [field = '', content] = Object.entries(value)[0] ?? [];
  return `${field} ${String(content)}`;
}

/** 3 and 3.0 are equal, and so are 0 and -0; from 2^53 up an int64 is kept exact. */
function numberKey(value: NumberValue): string {
  const double = toDouble(value);
  if (!Number.isFinite(double) || Math.abs(double) < Number.MAX_SAFE_INTEGER) {
    return String(double);
  }
  return BigInt('integerValue' in value ? value.integerValue : double).toString();
}

function listKey(values: readonly Value[]): string {
  return JSON.stringify(values.map(valueKey));
}

function mapKey(fields: Fields): string {
  const entries = Object.entries(fields).map(([name, value]) => [name, valueKey(value)] as const);
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function vectorKey({ value }: Fields): string {
  return value !== undefined && 'arrayValue' in value ? listKey(value.arrayValue.values ?? []) : '';
}
