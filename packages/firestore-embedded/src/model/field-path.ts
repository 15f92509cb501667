import { isObject, type JsonObject, readList, readText } from './json.ts';
import { invalid } from './status.ts';
import type { Content, Fields, StoredDocument, Value } from './value.ts';

/** The segments of a path into a document, `a.b` or a.`b c` on the wire. */
export type FieldPath = readonly string[];

const plainPath = /^[A-Za-z_][A-Za-z_0-9]*(?:\.[A-Za-z_][A-Za-z_0-9]*)*$/;
const plainSegment = /^[A-Za-z_][A-Za-z_0-9]*$/;
const nextSegment = /(?:`((?:[^`\\]|\\.)+)`|([A-Za-z_][A-Za-z_0-9]*))(\.|$)/sy;

/** Throws INVALID_ARGUMENT for a path that breaks the quoting rules. */
export function parseFieldPath(text: string): FieldPath {
  if (plainPath.test(text)) return text.split('.');
  const segments: string[] = [];
  nextSegment.lastIndex = 0;
  let closed = false;
  while (!closed) {
    const [, quoted, plain, end] = nextSegment.exec(text) ?? [];
    if (end === undefined) {
      throw invalid(
        `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (\`(?:[^\`\\\\]|(?:\\\\.))+\`)`,
      );
    }
    segments.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll(/\\(.)/g, '$1'));
    closed = end === '';
  }
  return segments;
}

export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) =>
      plainSegment.test(segment) ? segment : `\`${segment.replaceAll(/[\\`]/g, String.raw`\$&`)}\``,
    )
    .join('.');
}

const reservedName = /^__.*__$/s;

/** Throws INVALID_ARGUMENT for a path that clients may not write to. */
export function checkWritable(path: FieldPath): void {
  const reserved = path.find((segment) => reservedName.test(segment));
  if (reserved !== undefined && !isNamePath(path)) {
    throw invalid(`Invalid reserved name in field path ${reserved}`);
  }
}

/** The path of the document's own name. */
export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

export function samePath(left: FieldPath, right: FieldPath): boolean {
  return left.length === right.length && left.every((segment, index) => segment === right[index]);
}

export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let level: Fields | undefined = fields;
  let value: Value | undefined;
  for (const segment of path) {
    value = level === undefined ? undefined : ownField(level, segment);
    level = value !== undefined && 'mapValue' in value ? value.mapValue.fields : undefined;
  }
  return value;
}

/** The value at a path of a document; for `__name__`, the document's name as a reference. */
export function documentValue(document: Content, path: FieldPath): Value | undefined {
  return isNamePath(path) ? { referenceValue: document.name } : getField(document.fields, path);
}

/** Ignores inherited properties: every object has a few names (`constructor`) that are no fields of it. */
function ownField(fields: Fields, name: string): Value | undefined {
  const value = fields[name];
  const isInherited = value !== undefined && name in Object.prototype;
  return isInherited && !Object.hasOwn(fields, name) ? undefined : value;
}

/** A copy with the value at the path, or without it when undefined; all other values are shared. */
export function setField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [segment, ...rest] = path;
  if (segment === undefined) return fields;
  const inner = rest.length === 0 ? value : innerValue(ownField(fields, segment), rest, value);
  if (inner !== undefined) return { ...fields, [segment]: inner };
  const { [segment]: _dropped, ...others } = fields;
  return others;
}

function innerValue(
  current: Value | undefined,
  rest: FieldPath,
  value: Value | undefined,
): Value | undefined {
  const isMap = current !== undefined && 'mapValue' in current;
  if (value === undefined && !isMap) return current;
  const level = isMap ? (current.mapValue.fields ?? {}) : {};
  return { mapValue: { fields: setField(level, rest, value) } };
}

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

/** The document with only the fields that a mask names, if there is one; `__name__` alone keeps none. */
export function withFields(document: StoredDocument, mask: FieldMask | undefined): StoredDocument {
  if (mask === undefined) return document;
  const { fields } = document;
  const named = mask.filter((path) => !isNamePath(path) && getField(fields, path) !== undefined);
  return { ...document, fields: mergeFields({}, fields, named) };
}

/** Writes the masked fields of `update` over `fields`; a masked field that it lacks is deleted. */
export function mergeFields(fields: Fields, update: Fields, mask: FieldMask): Fields {
  return mask.reduce((merged, path) => setField(merged, path, getField(update, path)), fields);
}
