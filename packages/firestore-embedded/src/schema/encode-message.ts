import { isObject, type JsonObject } from '../model/json.ts';
import {
  type FieldContent,
  type MessageField,
  type MessageType,
  wireTypeOf,
  wireTypes,
} from './load-types.ts';
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
    if (field === undefined) throw new Error(`${type.name} has no field ${name}.`);
    if (value !== undefined) writeField(writer, field, value);
  }
}

function writeField(
  writer: WireWriter,
  { id, shape, content }: MessageField,
  value: unknown,
): void {
  if (shape === 'repeated' && Array.isArray(value)) {
    for (const item of value.toReversed()) writeTagged(writer, id, content, item);
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
  writeContent(writer, content, value);
  writer.tag(id, wireTypeOf(content));
}

type Scalar = Exclude<FieldContent['kind'], 'enum' | 'message' | 'wrapper' | 'timestamp'>;

const scalarWriters: Readonly<Record<Scalar, (writer: WireWriter, value: unknown) => void>> = {
  string: (writer, value) => writer.text(String(value), 'utf8'),
  bytes: (writer, value) => writer.text(String(value), 'base64'),
  int64: (writer, value) => writer.int64(integerOf(value)),
  int32: (writer, value) => writer.int64(integerOf(value)),
  bool: (writer, value) => writer.varint(value === true ? 1 : 0),
  double: (writer, value) => writer.double(Number(value)),
  null: (writer) => writer.varint(0),
};

function writeContent(writer: WireWriter, content: FieldContent, value: unknown): void {
  if (content.kind === 'enum') writer.int64(enumNumber(content, value));
  else if ('type' in content || content.kind === 'timestamp') writeMessage(writer, content, value);
  else scalarWriters[content.kind](writer, value);
}

function writeMessage(
  writer: WireWriter,
  content: Extract<FieldContent, { kind: 'message' | 'wrapper' | 'timestamp' }>,
  value: unknown,
): void {
  const end = writer.length;
  if (content.kind === 'timestamp') writeTimestamp(writer, String(value));
  else if (content.kind === 'wrapper') writeFields(writer, content.type, { value });
  else writeFields(writer, content.type, isObject(value) ? value : {});
  writer.varint(writer.length - end);
}

/** Writes the engine's RFC 3339, which is always in UTC and has six decimals. */
function writeTimestamp(writer: WireWriter, text: string): void {
  const dot = text.indexOf('.');
  const whole = dot < 0 ? text.slice(0, -1) : text.slice(0, dot);
  const fraction = dot < 0 ? '' : text.slice(dot + 1, -1);
  writer.int64(Number(fraction.padEnd(9, '0')));
  writer.tag(2, wireTypes.varint);
  writer.int64(Date.parse(`${whole}Z`) / 1000);
  writer.tag(1, wireTypes.varint);
}

/** Proto3 JSON writes an int64 as a text. */
function integerOf(value: unknown): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : BigInt(String(value));
}

function enumNumber({ names }: { names: ReadonlyMap<number, string> }, value: unknown): number {
  if (typeof value === 'number') return value;
  for (const [number, name] of names) {
    if (name === value) return number;
  }
  throw new Error(`There is no enum value ${String(value)}.`);
}
