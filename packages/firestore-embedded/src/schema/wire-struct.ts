import { isObject, type JsonObject } from '../model/json.ts';

/** Converts an object to the fields of a `google.protobuf.Struct`, each value in a message of its own. */
export function structMessage(json: unknown): JsonObject {
  const fields = isObject(json) ? json : {};
  return {
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, wrapValue(value)]),
    ),
  };
}

function wrapValue(value: unknown): JsonObject {
  if (typeof value === 'string') {
    return { stringValue: value };
  }
  if (typeof value === 'number') {
    return { numberValue: value };
  }
  if (typeof value === 'boolean') {
    return { boolValue: value };
  }
  if (Array.isArray(value)) {
    return { listValue: { values: value.map(wrapValue) } };
  }
  return isObject(value) ? { structValue: value } : { nullValue: null };
}
