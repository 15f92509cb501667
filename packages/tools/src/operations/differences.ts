import type { Json, JsonObject } from './resource.ts';

/** A field whose stored value differs from the wanted one. */
export interface Difference {
  readonly field: string;
  readonly there: string;
  readonly wanted: string;
}

/** Returns the wanted fields whose stored value differs; ignores fields that are only stored. */
export function differences(
  stored: Json | undefined,
  wanted: Json | undefined,
  field = '',
): Difference[] {
  if (isObject(wanted)) {
    const there = isObject(stored) ? stored : {};
    return Object.entries(wanted).flatMap(([name, value]) =>
      differences(there[name], value, field === '' ? name : `${field}.${name}`),
    );
  }
  if (Array.isArray(wanted) && Array.isArray(stored) && wanted.length === stored.length) {
    return wanted.flatMap((value, index) =>
      differences(stored[index], value, `${field}[${index}]`),
    );
  }
  if (stored === wanted || (stored === undefined && isDefault(wanted))) return [];
  return [{ field, there: inWords(stored), wanted: inWords(wanted) }];
}

// Google omits fields with their default value from its responses.
function isDefault(value: Json | undefined): boolean {
  return value === 0 || value === false || value === '' || value === '0s';
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function inWords(value: Json | undefined): string {
  return value === undefined ? 'rien' : JSON.stringify(value);
}
