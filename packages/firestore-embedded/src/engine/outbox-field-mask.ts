import { formatFieldPath } from '../model/field-path.ts';
import { sameValue } from '../model/same-value.ts';
import type { Fields, Value } from '../model/value.ts';

/** The paths of the fields that differ between two versions of a document, also inside maps. */
export function changedFieldPaths(before: Fields, after: Fields): string[] {
  return changedPaths(before, after).map(formatFieldPath);
}

function changedPaths(before: Fields, after: Fields): string[][] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].sort().flatMap((name) => {
    const old = own(before, name);
    const now = own(after, name);
    if (old && now && sameValue(old, now)) return [];
    const oldFields = mapFields(old);
    const nowFields = mapFields(now);
    if (!oldFields || !nowFields) return [[name]];
    return changedPaths(oldFields, nowFields).map((path) => [name, ...path]);
  });
}

function own(fields: Fields, name: string): Value | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The fields of a map that is not empty; an empty map counts as a plain value. */
function mapFields(value: Value | undefined): Fields | undefined {
  const fields = value && 'mapValue' in value ? value.mapValue.fields : undefined;
  return fields && Object.keys(fields).length > 0 ? fields : undefined;
}
