import { type Json, jsonOverRest } from '../support/json-over-rest.ts';

export const databaseName = 'projects/demo-fuzz/databases/(default)';

/** A server's answer to one request: its JSON, or the name of its error. */
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
  const answer = await jsonOverRest(port, parent, method, body);
  const { status, message = '' } = Object(answer.error);
  if (status !== undefined) return { error: String(status), message: String(message) };
  return { json: answer.messages ?? answer };
}
