import { StatusError } from './status.ts';

/** A JSON object whose fields have not been validated yet. */
export type JsonObject = { readonly [field: string]: unknown };

function wrongType(what: string, expected: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', `Invalid value for ${what}: expected ${expected}.`);
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object, or an empty one when the field is absent (proto3 omits defaults). */
export function readObject(value: unknown, what: string): JsonObject {
  if (value === undefined || value === null) {
    return {};
  }
  if (isObject(value)) {
    return value;
  }
  throw wrongType(what, 'an object');
}

export function readList(value: unknown, what: string): readonly unknown[] {
  if (value === undefined || value === null) {
    return [];
  }
  if (Array.isArray(value)) {
    return value;
  }
  throw wrongType(what, 'a list');
}

export function readText(value: unknown, what: string): string {
  if (value === undefined || value === null) {
    return '';
  }
  if (typeof value === 'string') {
    return value;
  }
  throw wrongType(what, 'a string');
}

export function readFlag(value: unknown, what: string): boolean {
  if (value === undefined || value === null) {
    return false;
  }
  if (typeof value === 'boolean') {
    return value;
  }
  throw wrongType(what, 'a boolean');
}

/** An integer; proto3 JSON also writes one as a decimal string, or as `{value}` for a wrapper. */
export function readInteger(value: unknown, what: string): number | undefined {
  if (value === undefined || value === null) {
    return undefined;
  }
  const unwrapped = isObject(value) ? (value.value ?? 0) : value;
  const integer = typeof unwrapped === 'string' ? Number(unwrapped) : unwrapped;
  if (typeof integer === 'number' && Number.isSafeInteger(integer)) {
    return integer;
  }
  throw wrongType(what, 'an integer');
}
