import { isObject, type JsonObject, readList, readObject, readText } from './json.ts';
import { refuseNumericIds } from './resource-name.ts';
import { invalid, StatusError } from './status.ts';
import { normalizeTimestamp } from './timestamp.ts';
import { type Fields, fromDouble, type Value } from './value.ts';

/** @see https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
const maxDepth = 20;
const reservedName = /^__.*__$/s;

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
  if (name === '') throw invalid('The property.name is the empty string.');
  if (depth > 1 && name === '__type__') {
    throw new StatusError('UNIMPLEMENTED', 'Vectors are not supported by this server.');
  }
  if (reservedName.test(name)) throw invalid(`field name '${name}' is reserved.`);
  if (name.length > 500 && Buffer.byteLength(name) > 1500) {
    throw invalid('A property name is longer than 1500 bytes.');
  }
}

/**
 * Validates and converts one value of a request that the schema has read, and so has the form of its type;
 * `depth` is the number of documents and maps around it.
 */
export function normalizeValue(value: unknown, depth = 0): Value {
  if (!isObject(value)) throw invalid('A value is not an object.');
  const kind = onlyKind(value);
  const normalize = Object.hasOwn(normalizers, kind) ? normalizers[kind] : undefined;
  if (normalize === undefined) throw invalid(`Unknown value type "${kind}".`);
  return normalize(value[kind], depth);
}

function onlyKind(value: JsonObject): string {
  const [kind, other] = Object.keys(value);
  if (other !== undefined) throw invalid('A value must have exactly one type.');
  if (kind === undefined) throw invalid('Cannot convert firestore.v1.Value with type unset.');
  return kind;
}

const normalizers: { readonly [kind: string]: (content: unknown, depth: number) => Value } = {
  nullValue: () => ({ nullValue: null }),
  booleanValue: (content) => ({ booleanValue: content === true }),
  integerValue: (content) => ({ integerValue: readText(content, 'integer_value') }),
  doubleValue: (content) => fromDouble(Number(content)),
  timestampValue: (content) => ({
    timestampValue: normalizeTimestamp(readText(content, 'timestamp_value')),
  }),
  stringValue: (content) => ({ stringValue: readText(content, 'string_value') }),
  bytesValue: (content) => ({ bytesValue: readText(content, 'bytes_value') }),
  referenceValue: (content) => ({
    referenceValue: normalizeReference(readText(content, 'reference_value')),
  }),
  geoPointValue: (content) => ({
    geoPointValue: normalizePoint(readObject(content, 'geo_point_value')),
  }),
  arrayValue: (content, depth) => normalizeArray(readObject(content, 'array_value'), depth),
  mapValue: (content, depth) => ({
    mapValue: { fields: normalizeFields(readObject(content, 'map_value').fields, depth + 1) },
  }),
};

/** The name of a document, in any project and database. */
const documentName = /^projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^/]+\/[^/]+)+$/;

function normalizeReference(name: string): string {
  refuseNumericIds(name);
  if (documentName.test(name)) return name;
  throw invalid(`Resource name "${name}" is not that of a document.`);
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
    if ('arrayValue' in value) throw invalid('Cannot convert an array value in an array value.');
    return value;
  });
  return { arrayValue: { values } };
}
