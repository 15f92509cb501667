import { httpExchange } from './http-exchange.ts';

export type Json = { readonly [field: string]: unknown };

/** An answer in JSON over gRPC or REST: an error, the fields of a message, or the messages of a stream. */
export interface Answer extends Json {
  readonly error?: { readonly status: string; readonly message: string };
  readonly messages?: readonly Message[];
}

/** A message of `RunQuery` or `BatchGetDocuments`. */
export interface Message {
  readonly document?: { readonly name: string };
  readonly found?: { readonly fields?: Json };
}

/** The error's status, or 'OK'. */
export function statusOf({ error }: Answer): string {
  return error?.status ?? 'OK';
}

/** The ids of the documents that `RunQuery` found, in order. */
export function idsFound({ messages = [] }: Answer): readonly string[] {
  return messages.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);
}

/** Sends a request to an address of the server as the owner. */
export async function askAsOwner(
  port: number,
  method: string,
  path: string,
  body?: Json,
): Promise<Answer & { readonly httpStatus: number }> {
  const { status: httpStatus, text } = await httpExchange(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json: unknown = JSON.parse(text);
  const [first] = Array.isArray(json) ? json : [json];
  const answer = Array.isArray(json) && first?.error === undefined ? { messages: json } : first;
  return { ...answer, httpStatus };
}
