import { parseFieldMask } from '../model/field-mask.ts';
import { isObject, type JsonObject, readList, readObject, readText } from '../model/json.ts';
import { normalizeFields } from '../model/normalize-value.ts';
import { parseDocumentName } from '../model/resource-name.ts';
import { StatusError } from '../model/status.ts';
import { normalizeTimestamp } from '../model/timestamp.ts';
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
    const mask = isObject(json.updateMask) ? { mask: parseFieldMask(json.updateMask) } : {};
    return {
      kind: 'update',
      name: checkedName(json.update.name, database),
      fields: normalizeFields(json.update.fields),
      transforms: checkedTransforms(json.updateTransforms),
      ...mask,
      ...condition,
    };
  }
  if (isObject(json.transform)) {
    const { document, fieldTransforms } = json.transform;
    const transforms = checkedTransforms(fieldTransforms);
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
  return transforms;
}

/** Reads a `Precondition`; undefined when none is set. */
export function parsePrecondition(json: unknown): Precondition | undefined {
  const { exists, updateTime } = readObject(json, 'current_document');
  if (updateTime !== undefined) {
    return {
      kind: 'updateTime',
      updateTime: normalizeTimestamp(readText(updateTime, 'update_time')),
    };
  }
  return typeof exists === 'boolean' ? { kind: 'exists', exists } : undefined;
}
