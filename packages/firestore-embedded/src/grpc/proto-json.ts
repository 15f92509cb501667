import { isObject, type JsonObject } from '../model/json.ts';
import { formatSeconds, parseSeconds } from './wire-timestamp.ts';

/*
 * protobufjs and proto3 JSON agree but for a few well-known types: a Timestamp is a text in
 * JSON, a wrapper is its bare value. In google.firestore.v1 the names of fields tell which.
 */
const timestampFields: ReadonlySet<string> = new Set([
  'createTime',
  'updateTime',
  'readTime',
  'commitTime',
  'timestampValue',
]);

const wrapperFields: ReadonlySet<string> = new Set([
  'limit',
  'expectedCount',
  'upTo',
  'distanceThreshold',
]);

/** Maps from names that clients choose: their keys mean nothing here. */
const mapFields: ReadonlySet<string> = new Set(['fields', 'aggregateFields', 'labels']);

/** A message as protobufjs decodes it, to proto3 JSON. */
export function toProtoJson(message: JsonObject): JsonObject {
  return convert(message, fieldToJson);
}

/** Proto3 JSON, to what protobufjs encodes. */
export function fromProtoJson(json: JsonObject): JsonObject {
  return convert(json, fieldFromJson);
}

type ConvertField = (name: string, value: unknown) => unknown;

function convert(message: JsonObject, convertField: ConvertField): JsonObject {
  const converted: { [field: string]: unknown } = {};
  for (const name in message) {
    const value = message[name];
    if (value !== undefined) {
      converted[name] = convertField(name, value);
    }
  }
  return converted;
}

function convertInner(name: string, value: unknown, convertField: ConvertField): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => (isObject(item) ? convert(item, convertField) : item));
  }
  if (!isObject(value)) {
    return value;
  }
  return mapFields.has(name)
    ? convert(value, (_key, item) => (isObject(item) ? convert(item, convertField) : item))
    : convert(value, convertField);
}

function fieldToJson(name: string, value: unknown): unknown {
  if (isObject(value)) {
    if (timestampFields.has(name)) {
      return formatSeconds(value);
    }
    if (wrapperFields.has(name)) {
      return value.value ?? 0;
    }
  }
  return name === 'nullValue' ? null : convertInner(name, value, fieldToJson);
}

function fieldFromJson(name: string, value: unknown): unknown {
  if (timestampFields.has(name) && typeof value === 'string') {
    return parseSeconds(value);
  }
  if (wrapperFields.has(name)) {
    return { value };
  }
  return name === 'nullValue' ? 'NULL_VALUE' : convertInner(name, value, fieldFromJson);
}
