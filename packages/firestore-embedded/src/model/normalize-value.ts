import { checkVector } from './check-vector.ts';
import { isObject, type JsonObject, readList, readObject, readText } from './json.ts';
import { StatusError } from './status.ts';
import { normalizeTimestamp } from './timestamp.ts';
import type { Fields, Value } from './value.ts';
import { valueKind } from './value-kind.ts';

/** @see https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
const maxDepth = 20;
const int64 = { min: -(2n ** 63n), max: 2n ** 63n - 1n };
const reservedName = /^__.*__$/s;

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}

/** Validates the fields of a document from a client, and converts each value to its stored form. */
export function normalizeFields(fields: unknown, depth = 1): Fields {
  checkDepth(depth);
  const normalized: Fields = {};
  for (const [name, value] of Object.entries(readObject(fields, 'fields'))) {
    checkFieldName(name, depth);
    const stored = normalizeValue(value, depth);
    checkLength(name, stored);
    normalized[name] = stored;
  }
  return normalized;
}

/** The limit of a document less the minimum size of its name and its fields' names. */
const maxValueBytes = 1_048_487;

function checkLength(name: string, value: Value): void {
  const bytes =
    'stringValue' in value && value.stringValue.length > maxValueBytes / 3
      ? Buffer.byteLength(value.stringValue)
      : 'bytesValue' in value
        ? Buffer.byteLength(value.bytesValue, 'base64')
        : 0;
  if (bytes > maxValueBytes) {
    throw invalid(`The value of property "${name}" is longer than ${maxValueBytes} bytes.`);
  }
}

/** `depth` counts the document itself. */
function checkDepth(depth: number): void {
  if (depth > maxDepth + 1) {
    throw invalid(`A property contains entities nested more than ${maxDepth} levels deep.`);
  }
}

function checkFieldName(name: string, depth: number): void {
  if (name === '') {
    throw invalid('The property.name is the empty string.');
  }
  if (reservedName.test(name) && !(depth > 1 && name === '__type__')) {
    throw invalid(`field name '${name}' is reserved.`);
  }
  if (name.length > 500 && Buffer.byteLength(name) > 1500) {
    throw invalid('A property name is longer than 1500 bytes.');
  }
}

/** Validates and converts one value from a client; `depth` is the number of documents and maps around it. */
export function normalizeValue(value: unknown, depth = 0): Value {
  if (!isObject(value)) {
    throw invalid('A value is not an object.');
  }
  const kind = onlyKind(value);
  const normalize = Object.hasOwn(normalizers, kind) ? normalizers[kind] : undefined;
  if (normalize === undefined) {
    throw invalid(`Unknown value type "${kind}".`);
  }
  return normalize(value[kind], depth);
}

function onlyKind(value: JsonObject): string {
  let only: string | undefined;
  for (const kind in value) {
    if (only !== undefined) {
      throw invalid('A value must have exactly one type.');
    }
    only = kind;
  }
  if (only === undefined) {
    throw invalid('Cannot convert firestore.v1.Value with type unset.');
  }
  return only;
}

const normalizers: { readonly [kind: string]: (content: unknown, depth: number) => Value } = {
  nullValue: () => ({ nullValue: null }),
  booleanValue: (content) => ({ booleanValue: content === true }),
  integerValue: (content) => ({ integerValue: normalizeInteger(content) }),
  doubleValue: (content) => ({ doubleValue: normalizeDouble(content) }),
  timestampValue: (content) => ({
    timestampValue: normalizeTimestamp(readText(content, 'timestamp_value')),
  }),
  stringValue: (content) => ({ stringValue: readText(content, 'string_value') }),
  bytesValue: (content) => ({ bytesValue: normalizeBytes(readText(content, 'bytes_value')) }),
  referenceValue: (content) => ({
    referenceValue: normalizeReference(readText(content, 'reference_value')),
  }),
  geoPointValue: (content) => ({
    geoPointValue: normalizePoint(readObject(content, 'geo_point_value')),
  }),
  arrayValue: (content, depth) => normalizeArray(readObject(content, 'array_value'), depth),
  mapValue: (content, depth) => {
    const fields = normalizeFields(readObject(content, 'map_value').fields, depth + 1);
    checkVector(fields);
    return { mapValue: { fields } };
  },
};

/** The name of a document, in any project and database. */
const documentName = /^projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^/]+\/[^/]+)+$/;

function normalizeReference(name: string): string {
  if (documentName.test(name)) {
    return name;
  }
  throw invalid(`Resource name "${name}" is not that of a document.`);
}

function normalizeInteger(content: unknown): string {
  if (typeof content === 'number' ? Number.isInteger(content) : /^-?\d+$/.test(String(content))) {
    const integer = BigInt(String(content));
    if (integer >= int64.min && integer <= int64.max) {
      return integer.toString();
    }
  }
  throw invalid(`Invalid integer_value: ${String(content)}.`);
}

type DoubleContent = Extract<Value, { doubleValue: unknown }>['doubleValue'];

/** JSON has no -0, NaN or infinities, which stay text as in proto3 JSON. */
function normalizeDouble(content: unknown): DoubleContent {
  const double = typeof content === 'string' && content !== '' ? Number(content) : content;
  const isRubbish = typeof content === 'string' && content !== 'NaN' && Number.isNaN(double);
  if (typeof double !== 'number' || isRubbish) {
    throw invalid(`Invalid double_value: ${String(content)}.`);
  }
  if (Number.isFinite(double)) {
    return Object.is(double, -0) ? '-0' : double;
  }
  return Number.isNaN(double) ? 'NaN' : double > 0 ? 'Infinity' : '-Infinity';
}

function normalizeBytes(base64: string): string {
  return Buffer.from(base64, 'base64').toString('base64');
}

function normalizePoint(point: JsonObject): { latitude: number; longitude: number } {
  const latitude = Number(point.latitude ?? 0);
  const longitude = Number(point.longitude ?? 0);
  if (!(Math.abs(latitude) <= 90)) {
    throw invalid(`Geo point latitude '${latitude}' outside permitted range -90.0 to 90.0.`);
  }
  if (!(Math.abs(longitude) <= 180)) {
    throw invalid(`Geo point longitude '${longitude}' outside permitted range -180.0 to 180.0.`);
  }
  return { latitude, longitude };
}

function normalizeArray(array: JsonObject, depth: number): Value {
  checkDepth(depth + 1);
  const values = readList(array.values, 'array values').map((item) => {
    const value = normalizeValue(item, depth + 1);
    if ('arrayValue' in value) {
      throw invalid('Cannot convert an array value in an array value.');
    }
    if (valueKind(value) === 'vector') {
      throw invalid('Cannot convert a vector value in an array value.');
    }
    return value;
  });
  return { arrayValue: { values } };
}
