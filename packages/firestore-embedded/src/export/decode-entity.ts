import { StatusError } from '../model/status.ts';
import { formatTimestamp } from '../model/timestamp.ts';
import type { Fields, Value } from '../model/value.ts';
import {
  appPrefix,
  entityFields,
  meanings,
  pathFields,
  propertyFields,
  referenceFields,
  valueFields,
} from './entity-fields.ts';
import { type ProtoFields, readProto } from './proto-reader.ts';

/** A document of an export, whose project becomes the one that imports it. */
export interface ImportedDocument {
  readonly name: string;
  readonly fields: Fields;
}

/** Reads a record of an export; raises INVALID_ARGUMENT for what Firestore does not write. */
export function decodeEntity(record: Buffer, project: string): ImportedDocument {
  const entity = readProto(record);
  const [key] = entity.messages(entityFields.key);
  if (key === undefined) throw foreign('a record without a key');
  const elements = key
    .messages(referenceFields.path)
    .flatMap((path) => [...path.groups(pathFields.element)]);
  const ids = elements.flatMap((element) => idsOf(element, pathFields));
  const name = nameOf(project, key.text(referenceFields.database), ids);
  return { name, fields: decodeFields(entity) };
}

function nameOf(project: string, database: string | undefined, ids: readonly string[]): string {
  const root = `projects/${project}/databases/${database || '(default)'}/documents`;
  return [root, ...ids].join('/');
}

function idsOf(
  element: ProtoFields,
  fields: { readonly type: number; readonly id: number; readonly name: number },
): readonly string[] {
  const number = element.varint(fields.id);
  const document = number === undefined ? element.text(fields.name) : `__id${number}__`;
  const collection = element.text(fields.type);
  if (collection === undefined || document === undefined) throw foreign('an unfinished key');
  return [collection, document];
}

function decodeFields(entity: ProtoFields): Fields {
  const fields: Fields = {};
  const properties = [
    ...entity.messages(entityFields.property),
    ...entity.messages(entityFields.rawProperty),
  ];
  for (const property of properties) {
    const name = property.text(propertyFields.name) ?? '';
    const isMultiple = property.varint(propertyFields.multiple) === 1n;
    const meaning = Number(property.varint(propertyFields.meaning) ?? 0n);
    const [content] = property.messages(propertyFields.value);
    const value = decodeValue(content ?? readProto(Buffer.alloc(0)), meaning);
    fields[name] = isMultiple ? appended(fields[name], value, meaning) : value;
  }
  return fields;
}

/** A list comes item by item, each a property of the same name; so does a vector. */
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

function decodeValue(content: ProtoFields, meaning: number): Value {
  switch (meaning) {
    case 0:
    case meanings.text:
    case meanings.vector:
      return decodePlain(content);
    case meanings.timestamp:
      return { timestampValue: formatTimestamp(Number(content.varint(valueFields.int64) ?? 0n)) };
    case meanings.bytes:
      return {
        bytesValue: (content.bytes(valueFields.string) ?? Buffer.alloc(0)).toString('base64'),
      };
    case meanings.map: {
      const entity = readProto(content.bytes(valueFields.string) ?? Buffer.alloc(0));
      return { mapValue: { fields: decodeFields(entity) } };
    }
    case meanings.emptyList:
      return { arrayValue: { values: [] } };
    case meanings.point:
      return decodePlain(content);
    default:
      throw foreign(`a value of meaning ${meaning}`);
  }
}

function decodePlain(content: ProtoFields): Value {
  if (content.isEmpty) return { nullValue: null };
  const integer = content.varint(valueFields.int64);
  if (integer !== undefined) return { integerValue: String(integer) };
  const boolean = content.varint(valueFields.boolean);
  if (boolean !== undefined) return { booleanValue: boolean === 1n };
  const text = content.text(valueFields.string);
  if (text !== undefined) return { stringValue: text };
  const double = content.double(valueFields.double);
  if (double !== undefined) return { doubleValue: doubleJson(double) };
  const [point] = content.groups(valueFields.point.group);
  if (point !== undefined) {
    const { x, y } = valueFields.point;
    return { geoPointValue: { latitude: point.double(x) ?? 0, longitude: point.double(y) ?? 0 } };
  }
  const [reference] = content.groups(valueFields.reference.group);
  if (reference !== undefined) return { referenceValue: decodeReference(reference) };
  throw foreign('a value of no known type');
}

type DoubleJson = Extract<Value, { doubleValue: unknown }>['doubleValue'];

function doubleJson(value: number): DoubleJson {
  if (Number.isNaN(value)) return 'NaN';
  if (Number.isFinite(value)) return Object.is(value, -0) ? '-0' : value;
  return value > 0 ? 'Infinity' : '-Infinity';
}

/** It goes on pointing into the project that it was exported from, as with Google's emulator. */
function decodeReference(reference: ProtoFields): string {
  const { app, element, database } = valueFields.reference;
  const ids = reference.groups(element.group).flatMap((pair) => idsOf(pair, element));
  const project = (reference.text(app) ?? '').replace(appPrefix, '');
  return nameOf(project, reference.text(database), ids);
}

function foreign(what: string): StatusError {
  return new StatusError(
    'INVALID_ARGUMENT',
    `The export contains ${what}, which Firestore does not write.`,
  );
}
