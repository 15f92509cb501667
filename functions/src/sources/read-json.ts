import * as v from 'valibot';
import { cutText } from './cut-text.ts';
import { SourceError } from './source-error.ts';

/**
 * Parses a JSON body and validates it against a schema. Throws SourceError 'empty-body', 'truncated' or
 * 'malformed-body'.
 */
export function readJson<TSchema extends v.GenericSchema>(
  body: string,
  schema: TSchema,
  source: string,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, parseJson(body, source), { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const seen = `${v.getDotPath(issue) ?? 'la réponse'} : ${issue.message}`;
  throw new SourceError('malformed-body', source, cutText(seen, 300));
}

function parseJson(body: string, source: string): unknown {
  const text = body.trim();
  if (text === '') throw new SourceError('empty-body', source, 'la réponse est vide');
  try {
    return JSON.parse(text);
  } catch {
    if (/^[{[]/.test(text) && !/[}\]]$/.test(text)) {
      throw new SourceError('truncated', source, 'le JSON est coupé');
    }
    const start = JSON.stringify(text.slice(0, 40));
    throw new SourceError(
      'malformed-body',
      source,
      `la réponse n’est pas du JSON, elle commence par ${start}`,
    );
  }
}
