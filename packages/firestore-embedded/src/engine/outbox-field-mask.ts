import { isDeepStrictEqual } from 'node:util';
import type { Fields, Value } from '../model/value.ts';

const simpleName = /^[A-Za-z_][A-Za-z_0-9]*$/;

/** The paths of the fields that differ between two versions of a document, maps entered. */
export function changedFieldPaths(before: Fields, after: Fields, prefix = ''): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].sort().flatMap((name) => {
    const path = prefix + (simpleName.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``);
    const old = own(before, name);
    const now = own(after, name);
    if (isDeepStrictEqual(old, now)) return [];
    const oldFields = mapFields(old);
    const nowFields = mapFields(now);
    if (oldFields === undefined || nowFields === undefined) return [path];
    const inner = changedFieldPaths(oldFields, nowFields, `${path}.`);
    return inner.length > 0 ? inner : [path];
  });
}

function own(fields: Fields, name: string): Value | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The fields of a map that has some; an empty map counts as a plain value. */
function mapFields(value: Value | undefined): Fields | undefined {
  const fields = value && 'mapValue' in value ? value.mapValue.fields : undefined;
  return fields && Object.keys(fields).length > 0 ? fields : undefined;
}
