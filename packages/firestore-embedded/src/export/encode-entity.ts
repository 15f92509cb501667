import type { StoredDocument } from '../model/document.ts';
import { parseResourceName } from '../model/resource-name.ts';
import { parseTimestamp } from '../model/timestamp.ts';
import type { Fields, Value } from '../model/value.ts';
import { isVector } from '../model/value-kind.ts';
import {
  entityFields,
  meanings,
  pathFields,
  propertyFields,
  referenceFields,
  valueFields,
} from './entity-fields.ts';
import { ProtoWriter } from './proto-writer.ts';

/** A document as a record of an export; its times are not part of one. */
export function encodeEntity(document: StoredDocument): Buffer {
  const name = splitName(document.name);
  const entity = new ProtoWriter();
  entity.message(entityFields.key, (key) => {
    key.bytes(referenceFields.app, `dev~${name.project}`);
    key.message(referenceFields.path, (path) => writeElements(path, name.pairs));
    if (name.database !== '(default)') key.bytes(referenceFields.database, name.database);
  });
  writeFields(entity, document.fields);
  return entity
    .message(entityFields.entityGroup, (path) => writeElements(path, name.pairs.slice(0, 1)))
    .finish();
}

/** A collection's id with a document's id in it. */
type Pair = readonly [collection: string, document: string];

function splitName(name: string): { project: string; database: string; pairs: readonly Pair[] } {
  const { database, ids } = parseResourceName(name);
  const [, project = '', , id = ''] = database.split('/');
  const pairs = ids.flatMap((collection, index): readonly Pair[] =>
    index % 2 === 0 ? [[collection, ids[index + 1] ?? '']] : [],
  );
  return { project, database: id, pairs };
}

const numericId = /^__id(-?\d+)__$/;

function writeElements(path: ProtoWriter, pairs: readonly Pair[]): void {
  const { element, type, id, name } = pathFields;
  for (const [collection, document] of pairs) {
    path.group(element, (group) => {
      group.bytes(type, collection);
      writeId(group, document, { id, name });
    });
  }
}

function writeId(
  group: ProtoWriter,
  document: string,
  fields: { readonly id: number; readonly name: number },
): void {
  const number = numericId.exec(document)?.[1];
  if (number === undefined) group.bytes(fields.name, document);
  else group.varint(fields.id, BigInt(number));
}

function writeFields(entity: ProtoWriter, fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) writeProperty(entity, name, value);
}

function writeProperty(entity: ProtoWriter, name: string, value: Value): void {
  if ('arrayValue' in value) {
    const items = value.arrayValue.values ?? [];
    if (items.length === 0) writeOne(entity, name, { meaning: meanings.emptyList });
    for (const item of items) writeOne(entity, name, { multiple: true, ...encodeValue(item) });
  } else if ('mapValue' in value && isVector(value.mapValue.fields)) {
    for (const item of vectorItems(value.mapValue.fields)) {
      writeOne(entity, name, { multiple: true, ...encodeValue(item), meaning: meanings.vector });
    }
  } else {
    writeOne(entity, name, encodeValue(value));
  }
}

function vectorItems(fields: Fields = {}): readonly Value[] {
  const { value } = fields;
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}

interface EncodedValue {
  readonly meaning?: number;
  readonly multiple?: boolean;
  write?(value: ProtoWriter): void;
}

/** An empty list is written among the indexed properties, everything else among the others. */
function writeOne(entity: ProtoWriter, name: string, encoded: EncodedValue): void {
  const { meaning, multiple = false, write } = encoded;
  const field = meaning === meanings.emptyList ? entityFields.property : entityFields.rawProperty;
  entity.message(field, (property) => {
    if (meaning !== undefined) property.varint(propertyFields.meaning, meaning);
    property.bytes(propertyFields.name, name);
    property.varint(propertyFields.multiple, multiple ? 1 : 0);
    property.message(propertyFields.value, (value) => write?.(value));
  });
}

function encodeValue(value: Value): EncodedValue {
  if ('nullValue' in value) return {};
  if ('booleanValue' in value) {
    return { write: (to) => to.varint(valueFields.boolean, value.booleanValue ? 1 : 0) };
  }
  if ('integerValue' in value) {
    return { write: (to) => to.varint(valueFields.int64, BigInt(value.integerValue)) };
  }
  if ('doubleValue' in value) {
    return { write: (to) => to.double(valueFields.double, Number(value.doubleValue)) };
  }
  if ('timestampValue' in value) {
    const micros = parseTimestamp(value.timestampValue);
    return { meaning: meanings.timestamp, write: (to) => to.varint(valueFields.int64, micros) };
  }
  if ('stringValue' in value) {
    return { write: (to) => to.bytes(valueFields.string, value.stringValue) };
  }
  if ('bytesValue' in value) {
    const bytes = Buffer.from(value.bytesValue, 'base64');
    return { meaning: meanings.bytes, write: (to) => to.bytes(valueFields.string, bytes) };
  }
  return encodeCompound(value);
}

function encodeCompound(
  value: Extract<
    Value,
    | { referenceValue: string }
    | { geoPointValue: object }
    | { arrayValue: object }
    | { mapValue: object }
  >,
): EncodedValue {
  if ('referenceValue' in value) {
    return { write: (to) => writeReference(to, value.referenceValue) };
  }
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    const { group, x, y } = valueFields.point;
    return {
      meaning: meanings.point,
      write: (to) => to.group(group, (point) => point.double(x, latitude).double(y, longitude)),
    };
  }
  // A list contains no list; a vector in one is written as the map that it is.
  const fields = 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};
  return {
    meaning: meanings.map,
    write: (to) => to.bytes(valueFields.string, encodeMap(fields)),
  };
}

/** A map is an entity without a name. */
function encodeMap(fields: Fields): Buffer {
  const entity = new ProtoWriter();
  entity.message(entityFields.key, (key) =>
    key.bytes(referenceFields.app, '').bytes(referenceFields.path, ''),
  );
  writeFields(entity, fields);
  return entity.bytes(entityFields.entityGroup, '').finish();
}

function writeReference(to: ProtoWriter, name: string): void {
  const { project, database, pairs } = splitName(name);
  const { group, app, element, database: databaseField } = valueFields.reference;
  to.group(group, (reference) => {
    reference.bytes(app, `dev~${project}`);
    for (const [collection, document] of pairs) {
      reference.group(element.group, (pair) => {
        pair.bytes(element.type, collection);
        writeId(pair, document, element);
      });
    }
    if (database !== '(default)') reference.bytes(databaseField, database);
  });
}
