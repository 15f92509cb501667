import { type FieldPath, getField, isNamePath, parseFieldPath, setField } from './field-path.ts';
import { isObject, type JsonObject, readList, readText } from './json.ts';
import type { Fields } from './value.ts';

export type FieldMask = readonly FieldPath[];

export function parseFieldMask(mask: JsonObject): FieldMask {
  return readList(mask.fieldPaths, 'field_paths').map((path) =>
    parseFieldPath(readText(path, 'field path')),
  );
}

/** The mask of a response (a `DocumentMask`), if there is one. */
export function parseReadMask(json: unknown): FieldMask | undefined {
  return isObject(json) ? parseFieldMask(json) : undefined;
}

/** The part of the fields that the mask names; `__name__` alone keeps none. */
export function selectFields(fields: Fields, mask: FieldMask): Fields {
  let selected: Fields = {};
  for (const path of mask) {
    const value = isNamePath(path) ? undefined : getField(fields, path);
    if (value !== undefined) {
      selected = setField(selected, path, value);
    }
  }
  return selected;
}

/** Writes the masked fields of `update` over `fields`; a masked field that it lacks is deleted. */
export function mergeFields(fields: Fields, update: Fields, mask: FieldMask): Fields {
  let merged = fields;
  for (const path of mask) {
    merged = setField(merged, path, getField(update, path));
  }
  return merged;
}
