import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend } from '../engine/backend.ts';
import { answerJson, answerJsonList } from '../http/answer-json.ts';
import { parseJsonObject } from '../http/parse-json.ts';
import { readBody } from '../http/read-body.ts';
import type { Caller } from '../rules/authorizer.ts';
import { matchCall } from './match-call.ts';

/** Answers one request under /v1/, and a server stream with one array of messages. Throws a StatusError. */
export async function handleRest(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  options: {
    readonly backend: Backend;
    readonly callerOf: (authorization: string | undefined) => Caller;
  },
): Promise<void> {
  const httpMethod = request.method ?? 'GET';
  const text = await readBody(request);
  const { method, request: message } = matchCall({
    httpMethod,
    pathname: url.pathname,
    query: url.searchParams,
    body: () => (text === '' ? {} : parseJsonObject(text)),
  });
  const caller = options.callerOf(request.headers.authorization);
  const { backend } = options;
  if (method.streams) {
    await answerJsonList(response, await backend.serverStream(method.name, message, caller));
  } else {
    answerJson(response, 200, await backend.unary(method.name, message, caller));
  }
}
