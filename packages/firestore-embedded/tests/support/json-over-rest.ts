import { httpExchange } from './http-exchange.ts';

export type Json = { readonly [field: string]: unknown };

/** Calls a REST method below a document as the owner. A streaming method returns `{messages}`. */
export async function jsonOverRest(
  port: number,
  parent: string,
  method: string,
  body: Json,
): Promise<Json> {
  const path = parent.split('/').map(encodeURIComponent).join('/');
  const { text } = await httpExchange(`http://127.0.0.1:${port}/v1/${path}:${method}`, {
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json: unknown = JSON.parse(text);
  const [first] = Array.isArray(json) ? json : [json];
  return Array.isArray(json) && first?.error === undefined ? { messages: json } : first;
}
