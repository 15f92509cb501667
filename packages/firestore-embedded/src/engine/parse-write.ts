import { checkWritable, type FieldMask, parseFieldMask } from '../model/field-path.ts';
import { isObject, type JsonObject, readList, readObject, readText } from '../model/json.ts';
import { normalizeFields } from '../model/normalize-value.ts';
import { parseDocumentName } from '../model/resource-name.ts';
import { invalid, StatusError } from '../model/status.ts';
import { normalizeTimestamp, parseTimestamp } from '../model/timestamp.ts';
import type { Fields } from '../model/value.ts';
import { parseTransforms, type Transform } from './parse-transform.ts';

type Precondition =
  | { readonly kind: 'exists'; readonly exists: boolean }
  /** RFC 3339 with six decimals. */
  | { readonly kind: 'updateTime'; readonly updateTime: string };

interface WriteTo {
  readonly name: string;
  readonly precondition?: Precondition;
}

/** A validated `Write`. */
export type Write =
  | (WriteTo & {
      readonly kind: 'update';
      readonly fields: Fields;
      /** Without a mask the document is replaced. */
      readonly mask?: FieldMask;
      readonly transforms: readonly Transform[];
    })
  | (WriteTo & { readonly kind: 'delete' })
  | (WriteTo & { readonly kind: 'verify' });

export function parseWrites(json: unknown, database: string): readonly Write[] {
  return readList(json, 'writes').map((write) => parseWrite(readObject(write, 'write'), database));
}

function parseWrite(json: JsonObject, database: string): Write {
  const precondition = parsePrecondition(json.currentDocument);
  const condition = precondition && { precondition };
  if (isObject(json.update)) {
    return {
      kind: 'update',
      name: checkedName(json.update.name, database),
      fields: normalizeFields(json.update.fields),
      transforms: parseTransforms(json.updateTransforms),
      ...(isObject(json.updateMask) && { mask: parseWriteMask(json.updateMask) }),
      ...condition,
    };
  }
  if (json.transform !== undefined) {
    throw new StatusError(
      'UNIMPLEMENTED',
      'A write of transforms alone is not supported by this server: add them to an update.',
    );
  }
  for (const kind of ['delete', 'verify'] as const) {
    if (json[kind] !== undefined) refuseFieldsOf(kind, json);
  }
  if (json.delete !== undefined) {
    return { kind: 'delete', name: checkedName(json.delete, database), ...condition };
  }
  if (json.verify === undefined) throw invalid('empty write operation');
  if (precondition === undefined) throw invalid('a verify must contain a precondition');
  return { kind: 'verify', name: checkedName(json.verify, database), ...condition };
}

/** Rejects a mask or transforms, which only an update may have. */
function refuseFieldsOf(kind: string, json: JsonObject): void {
  const isMasked = isObject(json.updateMask);
  if (isMasked || readList(json.updateTransforms, 'update_transforms').length > 0) {
    throw invalid(`a ${kind} must not specify a ${isMasked ? 'update mask' : 'update transform'}`);
  }
}

function parseWriteMask(json: JsonObject): FieldMask {
  const mask = parseFieldMask(json);
  mask.forEach(checkWritable);
  return mask;
}

function checkedName(json: unknown, database: string): string {
  const name = readText(json, 'document name');
  if (parseDocumentName(name).database === database) return name;
  throw invalid(`Document "${name}" does not belong to the request's database "${database}".`);
}

/** Reads a `Precondition`; undefined when none is set. */
function parsePrecondition(json: unknown): Precondition | undefined {
  const { exists, updateTime } = readObject(json, 'current_document');
  if (updateTime !== undefined) {
    const text = readText(updateTime, 'update_time');
    if (parseTimestamp(text) < 0) throw invalid('The update time lies before 1970.');
    return { kind: 'updateTime', updateTime: normalizeTimestamp(text) };
  }
  return typeof exists === 'boolean' ? { kind: 'exists', exists } : undefined;
}
