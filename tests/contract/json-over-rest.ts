import { httpExchange } from '../support/http-exchange.ts';

export type Json = { readonly [field: string]: unknown };

/** Posts to the REST interface as the owner; a streaming method's list comes as `{messages}`. */
export async function jsonOverRest(port: number, path: string, body: Json): Promise<Json> {
  const encoded = path.replaceAll('(', '%28').replaceAll(')', '%29');
  const { text } = await httpExchange(`http://127.0.0.1:${port}/v1/${encoded}`, {
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json: unknown = JSON.parse(text);
  const [first] = Array.isArray(json) ? json : [json];
  return Array.isArray(json) && first?.error === undefined ? { messages: json } : first;
}
