import protobuf, { type Writer } from 'protobufjs/minimal.js';
import { isObject, type JsonObject } from '../model/json.ts';
import {
  type FieldContent,
  type MessageField,
  type MessageType,
  wireTypeOf,
  wireTypes,
} from './load-types.ts';

/**
 * Encodes proto3 JSON to protobuf bytes, with gRPC's five bytes before them: not compressed, and the
 * length. Throws for a field that the message does not have.
 */
export function encodeFrame(type: MessageType, json: JsonObject): Buffer {
  const writer = protobuf.Writer.create();
  writeFields(writer, type, json);
  const message = writer.finish();
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

function writeFields(writer: Writer, type: MessageType, json: JsonObject): void {
  for (const [name, value] of Object.entries(json)) {
    const field = type.byName.get(name);
    if (field === undefined) throw new Error(`${type.name} has no field ${name}.`);
    if (value !== undefined) writeField(writer, field, value);
  }
}

function writeField(writer: Writer, { id, shape, content }: MessageField, value: unknown): void {
  if (shape === 'repeated' && Array.isArray(value)) {
    for (const item of value) writeTagged(writer, id, content, item);
  } else if (shape === 'map' && isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      writeTag(writer, id, wireTypes.bytes).fork();
      writeTag(writer, 1, wireTypes.bytes).string(key);
      writeTagged(writer, 2, content, item);
      writer.ldelim();
    }
  } else {
    writeTagged(writer, id, content, value);
  }
}

function writeTag(writer: Writer, id: number, wireType: number): Writer {
  return writer.uint32((id << 3) | wireType);
}

function writeTagged(writer: Writer, id: number, content: FieldContent, value: unknown): void {
  writeTag(writer, id, wireTypeOf(content));
  writeContent(writer, content, value);
}

type Scalar = Exclude<FieldContent['kind'], 'enum' | 'message' | 'wrapper' | 'timestamp'>;

const scalarWriters: Readonly<Record<Scalar, (writer: Writer, value: unknown) => Writer>> = {
  string: (writer, value) => writer.string(String(value)),
  bytes: (writer, value) => writer.bytes(String(value)),
  int64: (writer, value) => writer.int64(integerOf(value)),
  int32: (writer, value) => writer.int32(Number(value)),
  bool: (writer, value) => writer.bool(value === true),
  double: (writer, value) => writer.double(Number(value)),
  null: (writer) => writer.uint32(0),
};

function writeContent(writer: Writer, content: FieldContent, value: unknown): void {
  if (content.kind === 'enum') writer.int32(enumNumber(content, value));
  else if ('type' in content || content.kind === 'timestamp') writeMessage(writer, content, value);
  else scalarWriters[content.kind](writer, value);
}

function writeMessage(
  writer: Writer,
  content: Extract<FieldContent, { kind: 'message' | 'wrapper' | 'timestamp' }>,
  value: unknown,
): void {
  writer.fork();
  if (content.kind === 'timestamp') writeTimestamp(writer, String(value));
  else if (content.kind === 'wrapper') writeFields(writer, content.type, { value });
  else writeFields(writer, content.type, isObject(value) ? value : {});
  writer.ldelim();
}

/** Writes the engine's RFC 3339, which is always in UTC and has six decimals. */
function writeTimestamp(writer: Writer, text: string): void {
  const [whole = '', fraction = ''] = text.slice(0, -1).split('.');
  writeTag(writer, 1, wireTypes.varint).int64(Date.parse(`${whole}Z`) / 1000);
  writeTag(writer, 2, wireTypes.varint).int32(Number(fraction.padEnd(9, '0')));
}

/** Proto3 JSON writes an int64 as a text, which is slower to encode than a number. */
function integerOf(value: unknown): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}

function enumNumber({ names }: { names: ReadonlyMap<number, string> }, value: unknown): number {
  if (typeof value === 'number') return value;
  for (const [number, name] of names) {
    if (name === value) return number;
  }
  throw new Error(`There is no enum value ${String(value)}.`);
}
