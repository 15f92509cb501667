import { invalid, type StatusError } from './status.ts';

/** A JSON object whose fields have not been validated yet. */
export type JsonObject = { readonly [field: string]: unknown };

function wrongType(what: string, expected: string): StatusError {
  return invalid(`Invalid value for ${what}: expected ${expected}.`);
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a field is absent: proto3 omits defaults. */
function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

export function readObject(value: unknown, what: string): JsonObject {
  if (isAbsent(value)) return {};
  if (isObject(value)) return value;
  throw wrongType(what, 'an object');
}

export function readList(value: unknown, what: string): readonly unknown[] {
  if (isAbsent(value)) return [];
  if (Array.isArray(value)) return value;
  throw wrongType(what, 'a list');
}

export function readText(value: unknown, what: string): string {
  if (isAbsent(value)) return '';
  if (typeof value === 'string') return value;
  throw wrongType(what, 'a string');
}

export function readFlag(value: unknown, what: string): boolean {
  if (isAbsent(value)) return false;
  if (typeof value === 'boolean') return value;
  throw wrongType(what, 'a boolean');
}

/** An integer; proto3 JSON also writes one as a decimal string, or as `{value}` for a wrapper. */
export function readInteger(value: unknown, what: string): number | undefined {
  if (isAbsent(value)) return undefined;
  const unwrapped = isObject(value) ? (value.value ?? 0) : value;
  const integer = typeof unwrapped === 'string' ? Number(unwrapped) : unwrapped;
  if (typeof integer === 'number' && Number.isSafeInteger(integer)) return integer;
  throw wrongType(what, 'an integer');
}
