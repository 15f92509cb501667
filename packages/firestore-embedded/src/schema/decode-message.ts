import { isObject } from '../model/json.ts';
import { StatusError } from '../model/status.ts';
import type { FieldContent, MessageField, MessageType } from './message-type.ts';
import { cutOff, WireReader } from './wire-reader.ts';
import { formatSeconds } from './wire-timestamp.ts';
import { wireTypes } from './wire-types.ts';

type Json = { [field: string]: unknown };

/**
 * Decodes protobuf bytes to proto3 JSON in one pass, and sets only the fields on the wire. A field with
 * an unexpected wire type is treated as unknown.
 */
export function decodeMessage(type: MessageType, bytes: Buffer): Json {
  const reader = new WireReader(bytes);
  return readFields(reader, type, reader.length);
}

/** Reads fields up to the end, or up to the tag that ends a group. */
function readFields(reader: WireReader, type: MessageType, end: number, endTag?: number): Json {
  const message: Json = {};
  while (reader.at < end) {
    const tag = reader.varint();
    if (tag === endTag) return message;
    const field = type.byId.get(tag >>> 3);
    const wireType = tag & 7;
    if (field?.wireType === wireType) readField(reader, field, message);
    else if (field !== undefined && isPacked(field, wireType)) readPacked(reader, field, message);
    else reader.skip(wireType);
  }
  if (endTag !== undefined) throw cutOff();
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
  const length = reader.varint();
  const end = reader.at + length;
  while (reader.at < end) list.push(readContent(reader, content));
}

function listOf(message: Json, name: string): unknown[] {
  const present = message[name];
  if (Array.isArray(present)) {
    return present;
  }
  const list: unknown[] = [];
  message[name] = list;
  return list;
}

/** Reads an entry of a map, which is encoded as messages `{key = 1, value = 2}`; both fields are optional. */
function readEntry(reader: WireReader, content: FieldContent, message: Json, name: string): void {
  const length = reader.varint();
  const end = reader.at + length;
  let key = '';
  let value: unknown = content.kind === 'message' ? {} : undefined;
  while (reader.at < end) {
    const tag = reader.varint();
    if (tag >>> 3 === 1) {
      key = reader.text();
    } else if (tag >>> 3 === 2) {
      value = readContent(reader, content);
    } else {
      reader.skip(tag & 7);
    }
  }
  setEntry(entriesOf(message, name), key, value);
}

function entriesOf(message: Json, name: string): Json {
  const present = message[name];
  const entries: Json = isObject(present) ? present : {};
  message[name] = entries;
  return entries;
}

/** Clients choose the keys, and `__proto__` must become a key like every other. */
function setEntry(entries: Json, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(entries, key, { value, enumerable: true, writable: true });
  } else {
    entries[key] = value;
  }
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
    case 'group':
      return readFields(reader, content.type, reader.length, content.endTag);
    default:
      return readMessage(reader, content);
  }
}

function readMessage(
  reader: WireReader,
  content: Extract<
    FieldContent,
    { kind: 'message' | 'wrapper' | 'timestamp' | 'duration' | 'struct' }
  >,
): unknown {
  const length = reader.varint();
  const end = reader.at + length;
  if (content.kind === 'timestamp') {
    return readTimestamp(reader, end);
  }
  if (content.kind === 'duration') {
    throw new StatusError('UNIMPLEMENTED', 'No request is known to contain a duration.');
  }
  const message = readFields(reader, content.type, end);
  // A missing value in a wrapper is zero.
  return content.kind === 'wrapper' ? (message.value ?? 0) : message;
}

function readTimestamp(reader: WireReader, end: number): string {
  let seconds = 0;
  let nanos = 0;
  while (reader.at < end) {
    const tag = reader.varint();
    if (tag >>> 3 === 1) {
      seconds = Number(reader.int64());
    } else if (tag >>> 3 === 2) {
      nanos = reader.varint() | 0;
    } else {
      reader.skip(tag & 7);
    }
  }
  return formatSeconds(seconds, nanos);
}

/** JSON has no NaN, no infinities and no -0. */
function doubleToJson(double: number): number | string {
  return Number.isFinite(double) ? (Object.is(double, -0) ? '-0' : double) : String(double);
}
