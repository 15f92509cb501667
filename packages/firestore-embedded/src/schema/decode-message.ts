import protobuf, { type Reader } from 'protobufjs/minimal.js';
import { isObject } from '../model/json.ts';
import { invalid, StatusError } from '../model/status.ts';
import { fromDouble } from '../model/value.ts';
import { type FieldContent, type MessageField, type MessageType, wireTypes } from './load-types.ts';

type Json = { [field: string]: unknown };

/**
 * Decodes protobuf bytes to proto3 JSON in one pass, and sets only the fields on the wire. A field with
 * an unexpected wire type is treated as unknown. Throws INTERNAL for bytes that are no message.
 */
export function decodeMessage(type: MessageType, bytes: Buffer): Json {
  try {
    return readFields(protobuf.Reader.create(bytes), type, bytes.length);
  } catch (cause) {
    if (cause instanceof StatusError) throw cause;
    throw new StatusError('INTERNAL', `A message cannot be read: ${String(cause)}`, { cause });
  }
}

function readFields(reader: Reader, type: MessageType, end: number): Json {
  const message: Json = {};
  while (reader.pos < end) {
    const tag = reader.uint32();
    const field = type.byId.get(tag >>> 3);
    const wireType = tag & 7;
    if (field?.wireType === wireType) readField(reader, field, message);
    else if (field !== undefined && isPacked(field, wireType)) readPacked(reader, field, message);
    else reader.skipType(wireType);
  }
  return message;
}

function readField(reader: Reader, field: MessageField, message: Json): void {
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

function readPacked(reader: Reader, { name, content }: MessageField, message: Json): void {
  const list = listOf(message, name);
  const end = endOfNext(reader);
  while (reader.pos < end) list.push(readContent(reader, content));
}

function listOf(message: Json, name: string): unknown[] {
  const present = message[name];
  if (Array.isArray(present)) return present;
  const list: unknown[] = [];
  message[name] = list;
  return list;
}

/** Reads an entry of a map, which is encoded as messages `{key = 1, value = 2}`; both fields are optional. */
function readEntry(reader: Reader, content: FieldContent, message: Json, name: string): void {
  const end = endOfNext(reader);
  let key = '';
  let value: unknown = content.kind === 'message' ? {} : undefined;
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (tag >>> 3 === 1) key = reader.string();
    else if (tag >>> 3 === 2) value = readContent(reader, content);
    else reader.skipType(tag & 7);
  }
  const present = message[name];
  const entries: Json = isObject(present) ? present : {};
  message[name] = entries;
  // Clients choose the keys, and `__proto__` must become a key like every other.
  if (key !== '__proto__') entries[key] = value;
  else Object.defineProperty(entries, key, { value, enumerable: true, writable: true });
}

/** Reads the length of what follows; returns the position at which that ends. */
function endOfNext(reader: Reader): number {
  const length = reader.uint32();
  return reader.pos + length;
}

/** Reads a signed integer as a decimal text; `Long` alone is exact beyond 2^53, and slower. */
function readInt64(reader: Reader): string {
  const long = reader.int64();
  const number = long.high * 2 ** 32 + (long.low >>> 0);
  return String(Number.isSafeInteger(number) ? number : long);
}

function readContent(reader: Reader, content: FieldContent): unknown {
  switch (content.kind) {
    case 'string':
      return reader.string();
    case 'int64':
      return readInt64(reader);
    case 'int32':
      return reader.int32();
    case 'bool':
      return reader.bool();
    case 'double':
      return fromDouble(reader.double()).doubleValue;
    case 'bytes':
      return Buffer.from(reader.bytes()).toString('base64');
    case 'null':
      reader.uint32();
      return null;
    case 'enum': {
      const number = reader.int32();
      return content.names.get(number) ?? number;
    }
    case 'timestamp':
      return readTimestamp(reader, endOfNext(reader));
    case 'message':
      return readFields(reader, content.type, endOfNext(reader));
    case 'wrapper':
      // A missing value in a wrapper is zero.
      return readFields(reader, content.type, endOfNext(reader)).value ?? 0;
  }
}

/** Reads RFC 3339 with nine decimals; the engine drops those that Firestore does not keep. */
function readTimestamp(reader: Reader, end: number): string {
  let seconds = 0;
  let nanos = 0;
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (tag >>> 3 === 1) seconds = Number(readInt64(reader));
    else if (tag >>> 3 === 2) nanos = reader.int32();
    else reader.skipType(tag & 7);
  }
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime()) || nanos < 0) {
    throw invalid(`Invalid timestamp: ${seconds} s and ${nanos} ns.`);
  }
  return `${date.toISOString().slice(0, -5)}.${String(nanos).padStart(9, '0')}Z`;
}
