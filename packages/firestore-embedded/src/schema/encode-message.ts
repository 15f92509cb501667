import { isObject, type JsonObject } from '../model/json.ts';
import type { FieldContent, MessageField, MessageType } from './message-type.ts';
import { structMessage } from './wire-struct.ts';
import { parseDuration, parseSeconds } from './wire-timestamp.ts';
import { wireTypeOf, wireTypes } from './wire-types.ts';
import { WireWriter } from './wire-writer.ts';

/** Encodes proto3 JSON to protobuf bytes; throws for a field that the message does not have. */
export function encodeMessage(type: MessageType, json: JsonObject): Buffer {
  const writer = new WireWriter();
  writeFields(writer, type, json);
  return writer.written;
}

/** Encodes the same with the five bytes before it that gRPC writes before a message. */
export function encodeFrame(type: MessageType, json: JsonObject): Buffer {
  const writer = new WireWriter();
  writeFields(writer, type, json);
  writer.frameHead();
  return writer.written;
}

function writeFields(writer: WireWriter, type: MessageType, json: JsonObject): void {
  // Backwards, because the writer writes from the end.
  for (const name of Object.keys(json).reverse()) {
    const value = json[name];
    const field = type.byName.get(name);
    if (field === undefined) {
      throw new Error(`${type.name} has no field ${name}.`);
    }
    if (value !== undefined) {
      writeField(writer, field, value);
    }
  }
}

function writeField(
  writer: WireWriter,
  { id, shape, content }: MessageField,
  value: unknown,
): void {
  if (shape === 'repeated' && Array.isArray(value)) {
    for (const item of value.toReversed()) {
      writeTagged(writer, id, content, item);
    }
  } else if (shape === 'map' && isObject(value)) {
    for (const key of Object.keys(value).reverse()) {
      const end = writer.length;
      writeTagged(writer, 2, content, value[key]);
      writer.text(key, 'utf8');
      writer.tag(1, wireTypes.bytes);
      writer.varint(writer.length - end);
      writer.tag(id, wireTypes.bytes);
    }
  } else {
    writeTagged(writer, id, content, value);
  }
}

function writeTagged(writer: WireWriter, id: number, content: FieldContent, value: unknown): void {
  if (content.kind === 'group') writer.tag(id, wireTypes.groupEnd);
  writeContent(writer, content, value);
  writer.tag(id, wireTypeOf(content));
}

function writeContent(writer: WireWriter, content: FieldContent, value: unknown): void {
  switch (content.kind) {
    case 'string':
      writer.text(String(value), 'utf8');
      break;
    case 'bytes':
      writer.text(String(value), 'base64');
      break;
    case 'int64':
    case 'int32':
      writer.int64(integerOf(value));
      break;
    case 'bool':
      writer.varint(value === true ? 1 : 0);
      break;
    case 'double':
      writer.double(Number(value));
      break;
    case 'null':
      writer.varint(0);
      break;
    case 'enum':
      writer.int64(enumNumber(content, value));
      break;
    case 'group':
      writeFields(writer, content.type, isObject(value) ? value : {});
      break;
    default:
      writeMessage(writer, content, value);
  }
}

function writeMessage(
  writer: WireWriter,
  content: Extract<
    FieldContent,
    { kind: 'message' | 'wrapper' | 'timestamp' | 'duration' | 'struct' }
  >,
  value: unknown,
): void {
  const end = writer.length;
  if (content.kind === 'timestamp' || content.kind === 'duration') {
    const { seconds, nanos } =
      content.kind === 'timestamp' ? parseSeconds(String(value)) : parseDuration(String(value));
    writer.int64(nanos);
    writer.tag(2, wireTypes.varint);
    writer.int64(seconds);
    writer.tag(1, wireTypes.varint);
  } else if (content.kind === 'struct') {
    writeFields(writer, content.type, structMessage(value));
  } else if (content.kind === 'wrapper') {
    writeFields(writer, content.type, { value });
  } else {
    writeFields(writer, content.type, isObject(value) ? value : {});
  }
  writer.varint(writer.length - end);
}

/** Proto3 JSON writes an int64 as a text. */
function integerOf(value: unknown): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : BigInt(String(value));
}

function enumNumber({ names }: { names: ReadonlyMap<number, string> }, value: unknown): number {
  if (typeof value === 'number') {
    return value;
  }
  for (const [number, name] of names) {
    if (name === value) {
      return number;
    }
  }
  throw new Error(`There is no enum value ${String(value)}.`);
}
