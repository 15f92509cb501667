import { StatusError } from './status.ts';
import type { Fields, Value } from './value.ts';

/** The segments of a path into a document, `a.b` or a.`b c` on the wire. */
export type FieldPath = readonly string[];

const plainPath = /^[A-Za-z_][A-Za-z_0-9]*(?:\.[A-Za-z_][A-Za-z_0-9]*)*$/;
const plainSegment = /^[A-Za-z_][A-Za-z_0-9]*$/;
const nextSegment = /(?:`((?:[^`\\]|\\.)+)`|([A-Za-z_][A-Za-z_0-9]*))(\.|$)/sy;

/** Throws INVALID_ARGUMENT for a path that breaks the quoting rules. */
export function parseFieldPath(text: string): FieldPath {
  if (plainPath.test(text)) {
    return text.split('.');
  }
  const segments: string[] = [];
  nextSegment.lastIndex = 0;
  let closed = false;
  while (!closed) {
    const [, quoted, plain, end] = nextSegment.exec(text) ?? [];
    if (end === undefined) {
      throw new StatusError(
        'INVALID_ARGUMENT',
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
    throw new StatusError('INVALID_ARGUMENT', `Invalid reserved name in field path ${reserved}`);
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

/** Ignores inherited properties: every object has a few names (`constructor`) that are no fields of it. */
function ownField(fields: Fields, name: string): Value | undefined {
  const value = fields[name];
  return value !== undefined && name in Object.prototype && !Object.hasOwn(fields, name)
    ? undefined
    : value;
}

/** A copy with the value at the path, or without it when undefined; all other values are shared. */
export function setField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [segment, ...rest] = path;
  if (segment === undefined) {
    return fields;
  }
  const inner = innerValue(fields, segment, rest, value);
  if (inner === undefined) {
    const { [segment]: _dropped, ...others } = fields;
    return others;
  }
  return { ...fields, [segment]: inner };
}

function innerValue(
  fields: Fields,
  segment: string,
  rest: FieldPath,
  value: Value | undefined,
): Value | undefined {
  if (rest.length === 0) {
    return value;
  }
  const current = Object.hasOwn(fields, segment) ? fields[segment] : undefined;
  const isMap = current !== undefined && 'mapValue' in current;
  if (value === undefined && !isMap) {
    return current;
  }
  const level = isMap ? (current.mapValue.fields ?? {}) : {};
  return { mapValue: { fields: setField(level, rest, value) } };
}
