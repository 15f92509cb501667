import type { ProtoJson } from '../engine/backend.ts';
import { StatusError } from '../model/status.ts';

/** How a query parameter's text becomes a field of the request. */
type FieldKind = 'text' | 'texts' | 'number' | 'boolean';

/** Parameters that Google's interfaces take on every method and that change nothing here. */
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
 * Reads the named query parameters (`mask.fieldPaths` gives `{mask: {fieldPaths}}`); raises
 * INVALID_ARGUMENT for others, so that nothing asked for is passed over.
 */
export function queryFields(
  query: URLSearchParams,
  known: Readonly<Record<string, FieldKind>>,
): ProtoJson {
  const fields: Record<string, unknown> = {};
  for (const name of new Set(query.keys())) {
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    if (kind !== undefined) place(fields, name.split('.'), parse(name, kind, query.getAll(name)));
    else if (!common.has(name)) {
      throw new StatusError('INVALID_ARGUMENT', `Unknown query parameter: ${name}`);
    }
  }
  return fields;
}

function parse(name: string, kind: FieldKind, texts: readonly string[]): unknown {
  if (kind === 'texts') return texts;
  const text = texts.at(-1) ?? '';
  if (kind === 'text') return text;
  if (kind === 'number' && /^-?\d{1,10}$/.test(text)) return Number(text);
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  throw new StatusError('INVALID_ARGUMENT', `Invalid value for ${name}: ${text}`);
}

function place(fields: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [first, second] = path;
  if (first === undefined) return;
  if (second === undefined) fields[first] = value;
  else fields[first] = { ...Object(fields[first]), [second]: value };
}
