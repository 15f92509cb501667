import { StatusError } from '../model/status.ts';
import { formatTimestamp } from '../model/timestamp.ts';
import type { Fields, Value } from '../model/value.ts';
import { meanings } from './meanings.ts';
import { type RecordOf, readRecord } from './records.ts';

/** A document of an export, renamed to the importing project. */
export interface ImportedDocument {
  readonly name: string;
  readonly fields: Fields;
}

/** The prefix of a project's id: `dev~` in an emulator's exports, a letter in production's. */
const appPrefix = /^[a-z]+~/;

/** Reads a record of an export; throws INVALID_ARGUMENT for a record that Firestore does not write. */
export function decodeEntity(record: Buffer, project: string): ImportedDocument {
  const entity = readRecord('Entity', record);
  if (entity.key === undefined) throw foreign('a record without a key');
  const { path = {}, databaseId } = entity.key;
  return { name: nameOf(project, databaseId, path.element), fields: decodeFields(entity) };
}

function nameOf(
  project: string,
  database: string | undefined,
  elements: readonly RecordOf<'PathElement'>[] = [],
): string {
  const root = `projects/${project}/databases/${database || '(default)'}/documents`;
  return [root, ...elements.flatMap(idsOf)].join('/');
}

function idsOf({ type, id, name }: RecordOf<'PathElement'>): readonly string[] {
  const document = id === undefined ? name : `__id${id}__`;
  if (type === undefined || document === undefined) throw foreign('an unfinished key');
  return [type, document];
}

function decodeFields({ property = [], rawProperty = [] }: RecordOf<'Entity'>): Fields {
  const fields: Fields = {};
  for (const { meaning = 0, name = '', multiple, value: content } of [
    ...property,
    ...rawProperty,
  ]) {
    const value = decodeValue(content ?? {}, meaning);
    fields[name] = multiple ? appended(fields[name], value, meaning) : value;
  }
  return fields;
}

/** Appends an item: the items of a list or of a vector are separate properties of the same name. */
function appended(list: Value | undefined, item: Value, meaning: number): Value {
  if (meaning === meanings.vector) return vectorOf([...vectorItems(list), item]);
  const items = list !== undefined && 'arrayValue' in list ? (list.arrayValue.values ?? []) : [];
  return { arrayValue: { values: [...items, item] } };
}

function vectorOf(values: Value[]): Value {
  return {
    mapValue: {
      fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } },
    },
  };
}

function vectorItems(vector: Value | undefined): readonly Value[] {
  const value = vector !== undefined && 'mapValue' in vector && vector.mapValue.fields?.value;
  return value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}

function decodeValue(content: RecordOf<'PropertyValue'>, meaning: number): Value {
  const { int64Value = '0', stringValue = '' } = content;
  switch (meaning) {
    case 0:
    case meanings.text:
    case meanings.vector:
    case meanings.point:
      return decodePlain(content);
    case meanings.timestamp:
      return { timestampValue: formatTimestamp(Number(int64Value)) };
    case meanings.bytes:
      return { bytesValue: stringValue };
    case meanings.map: {
      const entity = readRecord('Entity', Buffer.from(stringValue, 'base64'));
      return { mapValue: { fields: decodeFields(entity) } };
    }
    case meanings.emptyList:
      return { arrayValue: { values: [] } };
    default:
      throw foreign(`a value of meaning ${meaning}`);
  }
}

function decodePlain(content: RecordOf<'PropertyValue'>): Value {
  const { int64Value, booleanValue, stringValue, doubleValue, pointValue } = content;
  if (int64Value !== undefined) return { integerValue: int64Value };
  if (booleanValue !== undefined) return { booleanValue };
  if (stringValue !== undefined) {
    return { stringValue: Buffer.from(stringValue, 'base64').toString('utf8') };
  }
  if (doubleValue !== undefined) return { doubleValue };
  if (pointValue !== undefined) {
    const { x = 0, y = 0 } = pointValue;
    return { geoPointValue: { latitude: Number(x), longitude: Number(y) } };
  }
  if (content.referenceValue === undefined) return { nullValue: null };
  // A reference keeps the project that it was exported from, as with Google's emulator.
  const { app = '', element, databaseId } = content.referenceValue;
  return { referenceValue: nameOf(app.replace(appPrefix, ''), databaseId, element) };
}

function foreign(what: string): StatusError {
  return new StatusError(
    'INVALID_ARGUMENT',
    `The export contains ${what}, which Firestore does not write.`,
  );
}
