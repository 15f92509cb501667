import type { StoredDocument } from '../model/document.ts';
import { parseResourceName } from '../model/resource-name.ts';
import { parseTimestamp } from '../model/timestamp.ts';
import type { Fields, Value } from '../model/value.ts';
import { isVector } from '../model/value-kind.ts';
import { meanings } from './meanings.ts';
import { type RecordOf, writeRecord } from './records.ts';

/** Encodes a document as a record of an export, which contains no times. */
export function encodeEntity({ name, fields }: StoredDocument): Buffer {
  const { app, element, ...database } = encodeName(name);
  return writeRecord('Entity', {
    key: { app, path: { element }, ...database },
    ...encodeFields(fields),
    entityGroup: { element: element.slice(0, 1) },
  });
}

interface EncodedName {
  readonly app: string;
  readonly element: readonly RecordOf<'PathElement'>[];
  readonly databaseId?: string;
}

const numericId = /^__id(-?\d+)__$/;

function encodeName(resourceName: string): EncodedName {
  const { database, ids } = parseResourceName(resourceName);
  const [, project = '', , databaseId = ''] = database.split('/');
  const element = ids.flatMap((type, index) => {
    if (index % 2 === 1) return [];
    const name = ids[index + 1] ?? '';
    const [, id] = numericId.exec(name) ?? [];
    return id === undefined ? { type, name } : { type, id };
  });
  return { app: `dev~${project}`, element, ...(databaseId !== '(default)' && { databaseId }) };
}

/** Puts empty lists among the indexed properties, and everything else among the others. */
function encodeFields(fields: Fields): Pick<RecordOf<'Entity'>, 'property' | 'rawProperty'> {
  const properties = Object.entries(fields).flatMap(([name, value]) => encodeProperty(name, value));
  const isIndexed = ({ meaning }: RecordOf<'Property'>) => meaning === meanings.emptyList;
  return {
    property: properties.filter(isIndexed),
    rawProperty: properties.filter((property) => !isIndexed(property)),
  };
}

/** Encodes a field. The items of a list or of a vector are separate properties of the same name. */
function encodeProperty(name: string, value: Value): readonly RecordOf<'Property'>[] {
  if ('arrayValue' in value) {
    const items = value.arrayValue.values ?? [];
    if (items.length > 0) return items.map((item) => propertyOf(name, item, { multiple: true }));
    return [{ meaning: meanings.emptyList, name, multiple: false, value: {} }];
  }
  if ('mapValue' in value && isVector(value.mapValue.fields)) {
    const vector = { multiple: true, meaning: meanings.vector };
    return vectorItems(value.mapValue.fields).map((item) => propertyOf(name, item, vector));
  }
  return [propertyOf(name, value, {})];
}

function vectorItems(fields: Fields = {}): readonly Value[] {
  const { value } = fields;
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}

function propertyOf(
  name: string,
  item: Value,
  { multiple = false, meaning = meaningOf(item) }: { multiple?: boolean; meaning?: number },
): RecordOf<'Property'> {
  return {
    ...(meaning !== undefined && { meaning }),
    name,
    multiple,
    value: encodeValue(item),
  };
}

function meaningOf(value: Value): number | undefined {
  if ('timestampValue' in value) return meanings.timestamp;
  if ('bytesValue' in value) return meanings.bytes;
  if ('geoPointValue' in value) return meanings.point;
  return 'mapValue' in value ? meanings.map : undefined;
}

function encodeValue(value: Value): RecordOf<'PropertyValue'> {
  if ('nullValue' in value) return {};
  if ('booleanValue' in value || 'doubleValue' in value) return value;
  if ('integerValue' in value) return { int64Value: value.integerValue };
  if ('timestampValue' in value)
    return { int64Value: String(parseTimestamp(value.timestampValue)) };
  if ('bytesValue' in value) return { stringValue: value.bytesValue };
  if ('stringValue' in value) {
    return { stringValue: Buffer.from(value.stringValue).toString('base64') };
  }
  if ('referenceValue' in value) return { referenceValue: encodeName(value.referenceValue) };
  if ('geoPointValue' in value) {
    const { latitude: x = 0, longitude: y = 0 } = value.geoPointValue;
    return { pointValue: { x, y } };
  }
  // A list contains no list; a vector in a list is written as its map.
  const fields = 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};
  return { stringValue: encodeMap(fields).toString('base64') };
}

/** A map is an entity without a name. */
function encodeMap(fields: Fields): Buffer {
  return writeRecord('Entity', {
    key: { app: '', path: {} },
    ...encodeFields(fields),
    entityGroup: {},
  });
}
