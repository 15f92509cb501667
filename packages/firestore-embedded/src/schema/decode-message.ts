import { isObject } from '../model/json.ts';
import { invalid } from '../model/status.ts';
import { type FieldContent, type MessageField, type MessageType, wireTypes } from './load-types.ts';
import { WireReader } from './wire-reader.ts';

type Json = { [field: string]: unknown };

/**
 * Decodes protobuf bytes to proto3 JSON in one pass, and sets only the fields on the wire. A field with
 * an unexpected wire type is treated as unknown.
 */
export function decodeMessage(type: MessageType, bytes: Buffer): Json {
  return readFields(new WireReader(bytes), type, bytes.length);
}

function readFields(reader: WireReader, type: MessageType, end: number): Json {
  const message: Json = {};
  while (reader.at < end) {
    const tag = reader.varint();
    const field = type.byId.get(tag >>> 3);
    const wireType = tag & 7;
    if (field?.wireType === wireType) readField(reader, field, message);
    else if (field !== undefined && isPacked(field, wireType)) readPacked(reader, field, message);
    else reader.skip(wireType);
  }
  return message;
}

function readField(reader: WireReader, field: MessageField, message: Json): void {
  const { name, shape, content } = field;
  if (shape === 'single') message[name] = readContent(reader, content);
  else if (shape === 'map') readEntry(reader, content, message, name);
  else listOf(message, name).push(readContent(reader, content));
}

/** Whether numbers are packed, one after the other without their tags. */
function isPacked(field: MessageField, wireType: number): boolean {
  const isNumeric = field.wireType === wireTypes.varint || field.wireType === wireTypes.fixed64;
  return isNumeric && field.shape === 'repeated' && wireType === wireTypes.bytes;
}

function readPacked(reader: WireReader, { name, content }: MessageField, message: Json): void {
  const list = listOf(message, name);
  const end = reader.lengthEnd();
  while (reader.at < end) list.push(readContent(reader, content));
}

function listOf(message: Json, name: string): unknown[] {
  const present = message[name];
  if (Array.isArray(present)) return present;
  const list: unknown[] = [];
  message[name] = list;
  return list;
}

/** Reads an entry of a map, which is encoded as messages `{key = 1, value = 2}`; both fields are optional. */
function readEntry(reader: WireReader, content: FieldContent, message: Json, name: string): void {
  const end = reader.lengthEnd();
  let key = '';
  let value: unknown = content.kind === 'message' ? {} : undefined;
  while (reader.at < end) {
    const tag = reader.varint();
    if (tag >>> 3 === 1) key = reader.text();
    else if (tag >>> 3 === 2) value = readContent(reader, content);
    else reader.skip(tag & 7);
  }
  const present = message[name];
  const entries: Json = isObject(present) ? present : {};
  message[name] = entries;
  // Clients choose the keys, and `__proto__` must become a key like every other.
  if (key !== '__proto__') entries[key] = value;
  else Object.defineProperty(entries, key, { value, enumerable: true, writable: true });
}

function readContent(reader: WireReader, content: FieldContent): unknown {
  switch (content.kind) {
    case 'string':
      return reader.text();
    case 'int64':
      return reader.int64();
    case 'int32':
      return reader.varint() | 0;
    case 'bool':
      return reader.varint() !== 0;
    case 'double':
      return doubleToJson(reader.double());
    case 'bytes':
      return reader.base64();
    case 'null':
      reader.varint();
      return null;
    case 'enum': {
      const number = reader.varint() | 0;
      return content.names.get(number) ?? number;
    }
    case 'timestamp':
      return readTimestamp(reader, reader.lengthEnd());
    case 'message':
      return readFields(reader, content.type, reader.lengthEnd());
    case 'wrapper':
      // A missing value in a wrapper is zero.
      return readFields(reader, content.type, reader.lengthEnd()).value ?? 0;
  }
}

/** Reads RFC 3339 with nine decimals; the engine drops those that Firestore does not keep. */
function readTimestamp(reader: WireReader, end: number): string {
  let seconds = 0;
  let nanos = 0;
  while (reader.at < end) {
    const tag = reader.varint();
    if (tag >>> 3 === 1) seconds = Number(reader.int64());
    else if (tag >>> 3 === 2) nanos = reader.varint() | 0;
    else reader.skip(tag & 7);
  }
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime()) || nanos < 0) {
    throw invalid(`Invalid timestamp: ${seconds} s and ${nanos} ns.`);
  }
  return `${date.toISOString().slice(0, -5)}.${String(nanos).padStart(9, '0')}Z`;
}

/** JSON has no NaN, no infinities and no -0. */
function doubleToJson(double: number): number | string {
  return Number.isFinite(double) ? (Object.is(double, -0) ? '-0' : double) : String(double);
}
