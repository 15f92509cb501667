import { type HttpsFunction, type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import type { HttpAnswer, HttpRequest } from './http-answer.ts';

/** Returns an HTTPS function that passes `answer` the method, the headers and the raw bytes of a request. */
export function onHttpRequest(
  options: HttpsOptions,
  answer: (request: HttpRequest) => Promise<HttpAnswer<string | Buffer>>,
): HttpsFunction {
  return onRequest(options, async (request, response) => {
    const { method, url, rawBody = Buffer.alloc(0) } = request;
    const header = (name: string) => request.get(name);
    const { status, headers, body } = await answer({ method, url, header, body: rawBody });
    response.status(status).set(headers).send(body);
  });
}
