import { type FieldMask, parseFieldMask } from '../model/field-mask.ts';
import { checkWritable, formatFieldPath } from '../model/field-path.ts';
import { isObject, type JsonObject, readList, readObject, readText } from '../model/json.ts';
import { normalizeFields } from '../model/normalize-value.ts';
import { parseDocumentName } from '../model/resource-name.ts';
import { StatusError } from '../model/status.ts';
import { normalizeTimestamp, parseTimestamp } from '../model/timestamp.ts';
import { parseTransforms } from './parse-transform.ts';
import type { Precondition, Write } from './write.ts';

/** @see https://firebase.google.com/docs/firestore/quotas#writes_and_transactions */
const maxTransforms = 500;

export function parseWrites(json: unknown, database: string): readonly Write[] {
  return readList(json, 'writes').map((write) => parseWrite(readObject(write, 'write'), database));
}

function parseWrite(json: JsonObject, database: string): Write {
  const precondition = parsePrecondition(json.currentDocument);
  const condition = precondition === undefined ? {} : { precondition };
  if (isObject(json.update)) {
    const mask = isObject(json.updateMask) ? { mask: parseWriteMask(json.updateMask) } : {};
    return {
      kind: 'update',
      name: checkedName(json.update.name, database),
      fields: normalizeFields(json.update.fields),
      transforms: checkedTransforms(json.updateTransforms),
      ...mask,
      ...condition,
    };
  }
  for (const kind of ['transform', 'delete', 'verify'] as const) {
    if (json[kind] !== undefined) refuseFieldsOf(kind, json);
  }
  if (isObject(json.transform)) {
    const { document, fieldTransforms } = json.transform;
    const transforms = checkedTransforms(fieldTransforms);
    if (transforms.length === 0) {
      throw new StatusError('INVALID_ARGUMENT', 'The list of FieldTransform must not be empty.');
    }
    const name = checkedName(document, database);
    return { kind: 'update', name, fields: {}, mask: [], transforms, ...condition };
  }
  if (json.delete !== undefined) {
    return { kind: 'delete', name: checkedName(json.delete, database), ...condition };
  }
  if (json.verify !== undefined) {
    if (precondition === undefined) {
      throw new StatusError('INVALID_ARGUMENT', 'a verify must contain a precondition');
    }
    return { kind: 'verify', name: checkedName(json.verify, database), ...condition };
  }
  throw new StatusError('INVALID_ARGUMENT', 'empty write operation');
}

/** Rejects a mask or transforms, which only an update may have. */
function refuseFieldsOf(kind: string, json: JsonObject): void {
  const isMasked = isObject(json.updateMask);
  if (isMasked || readList(json.updateTransforms, 'update_transforms').length > 0) {
    const extra = isMasked ? 'update mask' : 'update transform';
    throw new StatusError('INVALID_ARGUMENT', `a ${kind} must not specify a ${extra}`);
  }
}

function parseWriteMask(json: JsonObject): FieldMask {
  const mask = parseFieldMask(json);
  mask.forEach(checkWritable);
  return mask;
}

function checkedName(json: unknown, database: string): string {
  const name = readText(json, 'document name');
  const path = parseDocumentName(name);
  if (path.database !== database) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Document "${name}" does not belong to the request's database "${database}".`,
    );
  }
  return name;
}

function checkedTransforms(json: unknown): ReturnType<typeof parseTransforms> {
  const transforms = parseTransforms(json);
  if (transforms.length > maxTransforms) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Cannot apply more than ${maxTransforms} field transformations to one document.`,
    );
  }
  checkNotNested(transforms);
  return transforms;
}

function checkNotNested(transforms: ReturnType<typeof parseTransforms>): void {
  const written = new Set(transforms.map(({ path }) => formatFieldPath(path)));
  for (const { path } of transforms) {
    for (let length = 1; length < path.length; length += 1) {
      const outer = formatFieldPath(path.slice(0, length));
      if (written.has(outer)) {
        throw new StatusError(
          'INVALID_ARGUMENT',
          `Cannot transform property ${outer} and its nested property at the same time.`,
        );
      }
    }
  }
}

/** Reads a `Precondition`; undefined when none is set. */
function parsePrecondition(json: unknown): Precondition | undefined {
  const { exists, updateTime } = readObject(json, 'current_document');
  if (updateTime !== undefined) {
    const text = readText(updateTime, 'update_time');
    if (parseTimestamp(text) < 0) {
      throw new StatusError('INVALID_ARGUMENT', 'The update time lies before 1970.');
    }
    return { kind: 'updateTime', updateTime: normalizeTimestamp(text) };
  }
  return typeof exists === 'boolean' ? { kind: 'exists', exists } : undefined;
}
