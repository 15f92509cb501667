import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Backend, serverStreamMethods, unaryMethods } from '../engine/backend.ts';
import { answerJson, answerJsonList } from '../http/answer-json.ts';
import { parseJsonObject } from '../http/parse-json.ts';
import { readBody } from '../http/read-body.ts';
import { StatusError } from '../model/status.ts';
import type { Caller } from '../rules/authorizer.ts';
import { matchCall } from './match-call.ts';

/** Answers one request under /v1/; a server stream's messages go as one array. Raises a StatusError. */
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
  const unary = unaryMethods.find((one) => one === method.name);
  if (unary !== undefined) {
    answerJson(response, 200, await backend.unary(unary, message, caller));
    return;
  }
  const stream = serverStreamMethods.find((one) => one === method.name);
  if (stream === undefined) {
    throw new StatusError('UNIMPLEMENTED', `${method.name} is not served over REST.`);
  }
  await answerJsonList(response, await backend.serverStream(stream, message, caller));
}
