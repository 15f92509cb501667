import type { ProtoJson } from '../engine/backend.ts';
import { invalid } from '../model/status.ts';
import type { MessageField, MessageType } from '../schema/message-type.ts';

/** Parameters that Google's interfaces accept on every method and that have no effect here. */
const common = new Set([
  'key',
  'alt',
  '$alt',
  'prettyPrint',
  'quotaUser',
  'fields',
  'access_token',
]);

/**
 * The query parameters as JSON of a request (`mask.fieldPaths` gives `{mask: {fieldPaths}}`). Throws
 * INVALID_ARGUMENT for parameters that are no fields of it, so that none is ignored. Without a type
 * there are no fields, because the body is the whole request.
 */
export function queryFields(query: URLSearchParams, type: MessageType | undefined): ProtoJson {
  let fields: ProtoJson = {};
  for (const name of new Set(query.keys())) {
    const path = name.split('.');
    const field = type && fieldAt(type, path);
    if (field !== undefined)
      fields = nest(path, parameterValue(name, field, query.getAll(name)), fields);
    else if (!common.has(name)) throw invalid(`Unknown query parameter: ${name}`);
  }
  return fields;
}

/** Sets `value` at a path of fields, and keeps the fields that are already there. */
export function nest(path: readonly string[], value: unknown, beside?: unknown): ProtoJson {
  const [name = '', ...rest] = path;
  const present: ProtoJson = Object(beside);
  return { ...present, [name]: rest.length === 0 ? value : nest(rest, value, present[name]) };
}

function fieldAt(
  type: MessageType,
  [name = '', ...rest]: readonly string[],
): MessageField | undefined {
  const field = type.byName.get(name);
  if (field === undefined || rest.length === 0) return field;
  return field.content.kind === 'message' ? fieldAt(field.content.type, rest) : undefined;
}

function parameterValue(name: string, { shape }: MessageField, texts: readonly string[]): unknown {
  if (shape === 'repeated') return texts;
  if (texts.length === 1) return texts[0];
  throw invalid(`The query parameter ${name} is given twice.`);
}
