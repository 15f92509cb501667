import { isObject, type JsonObject } from '../model/json.ts';
import { invalid } from '../model/status.ts';
import { normalizeTimestamp } from '../model/timestamp.ts';
import type { FieldContent, MessageField, MessageType } from './load-types.ts';
import { readBool, readBytes, readDouble, readEnum, readInteger, readNull } from './read-scalar.ts';

/** A fault in a request; its place is built while the error propagates, since most requests need none. */
class Misread extends Error {
  place = '';
}

/**
 * Reads a message from a client's JSON and returns it in the form that the engine uses. The JSON may
 * use either spelling of a field, and either form of a number or an enum. Throws INVALID_ARGUMENT for
 * all that the message does not have, at any depth.
 * @see https://protobuf.dev/programming-guides/json
 */
export function readJson(type: MessageType, json: unknown): JsonObject {
  try {
    return readMessage(type, json, 0);
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const where = error.place === '' ? '' : ` at '${error.place.slice(1)}'`;
    throw invalid(`Invalid JSON payload${where}: ${error.message}`);
  }
}

/** More than twice the need of 20 levels of maps; the stack is limited. */
const maxDepth = 100;

function readMessage(type: MessageType, json: unknown, depth: number): JsonObject {
  if (depth > maxDepth) throw new Misread('It is nested too deeply.');
  const message: { [field: string]: unknown } = {};
  each(objectOf(json), (name, value) => {
    const field = type.byName.get(name);
    if (field === undefined) throw new Misread('Cannot find field.');
    checkFree(message, field, type);
    // For every other field, null means that it is absent.
    if (value === null && field.content.kind !== 'null') return;
    message[field.name] = readField(field, value, depth);
  });
  return message;
}

/** Throws when a field is set twice, or a second field of a oneof. */
function checkFree(message: object, { name, oneof }: MessageField, type: MessageType): void {
  const rivals = oneof === undefined ? [name] : (type.oneofs.get(oneof) ?? []);
  const taken = rivals.find((rival) => Object.hasOwn(message, rival));
  if (taken !== undefined) throw new Misread(`It cannot be set beside "${taken}".`);
}

function readField({ shape, content }: MessageField, value: unknown, depth: number): unknown {
  if (shape === 'single') return readContent(content, value, depth);
  if (shape === 'repeated') {
    const items: unknown[] = [];
    if (!Array.isArray(value)) throw new Misread('It must be a list.');
    each(value, (_index, item) => items.push(readItem(content, item, depth)));
    return items;
  }
  const entries: [string, unknown][] = [];
  each(objectOf(value), (key, item) => entries.push([key, readItem(content, item, depth)]));
  return Object.fromEntries(entries);
}

function readItem(content: FieldContent, item: unknown, depth: number): unknown {
  if (item === null && content.kind !== 'null') throw new Misread('It must not be null.');
  return readContent(content, item, depth);
}

function readContent(content: FieldContent, value: unknown, depth: number): unknown {
  switch (content.kind) {
    case 'message':
      return readMessage(content.type, value, depth + 1);
    case 'wrapper': {
      const wrapped = content.type.byName.get('value');
      return wrapped && readContent(wrapped.content, value, depth);
    }
    case 'timestamp':
      return normalizeTimestamp(expected(textOf(value), 'a timestamp'));
    case 'string':
      return expected(textOf(value), 'a string');
    case 'bool':
      return expected(readBool(value), 'a boolean');
    case 'int32':
      return Number(expected(readInteger(value, 32), 'an integer of 32 bits'));
    case 'int64':
      return expected(
        readInteger(value, 64),
        'an integer of 64 bits, as a string when it is large',
      );
    case 'double':
      return expected(readDouble(value), 'a number');
    case 'bytes':
      return expected(readBytes(value), 'base64');
    case 'enum':
      return expected(readEnum(value, content.names), 'a value of the enum');
    case 'null':
      return expected(readNull(value), 'null') && null;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function objectOf(value: unknown): JsonObject {
  if (isObject(value)) return value;
  throw new Misread('It must be an object.');
}

function expected<T>(read: T | undefined, what: string): T {
  if (read !== undefined) return read;
  throw new Misread(`It must be ${what}.`);
}

/** Reads the fields of an object or the items of a list, and adds their names to the place of an error. */
function each(container: object, read: (name: string, value: unknown) => void): void {
  let current = '';
  try {
    for (const [name, value] of Object.entries(container)) {
      current = name;
      read(name, value);
    }
  } catch (error) {
    if (error instanceof Misread) error.place = `.${current}${error.place}`;
    throw error;
  }
}
