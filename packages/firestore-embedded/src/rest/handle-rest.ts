import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend } from '../engine/backend.ts';
import { answerJson } from '../http/answer-json.ts';
import { asStatusError, errorBody } from '../http/error-body.ts';
import { parseJsonObject } from '../http/parse-json.ts';
import { readBody } from '../http/read-body.ts';
import type { Caller } from '../rules/authorizer.ts';
import { matchCall } from './match-call.ts';
import { parseRestPath } from './parse-path.ts';

/** Answers one request under /v1/; raises a StatusError for all but a failed server stream. */
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
  const call = matchCall({
    ...parseRestPath(httpMethod, url.pathname),
    httpMethod,
    query: url.searchParams,
    body: () => (text === '' ? {} : parseJsonObject(text)),
  });
  const caller = options.callerOf(request.headers.authorization);
  if (call.kind === 'unary') {
    return answerJson(
      response,
      200,
      await options.backend.unary(call.method, call.request, caller),
    );
  }
  try {
    const messages = await options.backend.serverStream(call.method, call.request, caller);
    answerJson(response, 200, messages);
  } catch (thrown) {
    // A stream's error is the one element of the array that its messages would have been in.
    const body = errorBody(asStatusError(thrown));
    answerJson(response, body.error.code, [body]);
  }
}
