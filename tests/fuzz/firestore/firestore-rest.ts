import { httpExchange } from '../../support/http-exchange.ts';
import type { Json } from './history.ts';

export const databaseName = 'projects/demo-fuzz/databases/(default)';

/** What a server answers to one request: its JSON, or the name of its error. */
export type Answer =
  | { readonly json: unknown }
  | { readonly error: string; readonly message: string };

/** Calls a method of the REST interface below a document, as the owner. */
export async function call(
  port: number,
  method: string,
  body: Json,
  parent = `${databaseName}/documents`,
): Promise<Answer> {
  const path = parent.split('/').map(encodeURIComponent).join('/');
  const { text } = await httpExchange(`http://127.0.0.1:${port}/v1/${path}:${method}`, {
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json: unknown = JSON.parse(text);
  const error = errorOf(json);
  return error ?? { json };
}

/** A streaming method's error comes as the only item of a list. */
function errorOf(json: unknown): Extract<Answer, { error: unknown }> | undefined {
  const [first]: unknown[] = Array.isArray(json) ? json : [json];
  const error = typeof first === 'object' && first !== null && 'error' in first && first.error;
  return typeof error === 'object' && error !== null && 'status' in error
    ? { error: String(error.status), message: 'message' in error ? String(error.message) : '' }
    : undefined;
}
