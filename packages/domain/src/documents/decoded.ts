import * as v from 'valibot';

export interface DecodeProblem {
  readonly path: string;
  readonly reason: string;
}

/** A decoded domain value, or the path of the document and the decoding error. */
export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: DecodeProblem };

/** Decodes a document by its schema; null fields count as absent. Returns the first problem only. */
export function decodeWith<TSchema extends v.GenericSchema>(
  schema: TSchema,
  path: string,
  data: unknown,
): Decoded<v.InferOutput<TSchema>> {
  const result = v.safeParse(schema, withoutNulls(data), { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  const reason = field === null ? issue.message : `${field}: ${issue.message}`;
  return { ok: false, problem: { path, reason } };
}

/** The schema of an object within a document; its null fields count as absent too. */
export function objectField<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.unknown(), v.transform(withoutNulls), v.object(entries));
}

/** The last segment of a document's path. */
export function documentId(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function withoutNulls(data: unknown): unknown {
  if (!isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
}
