import { type HttpsFunction, type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import { type HttpAnswer, type HttpRequest, refuseMethod } from './http-answer.ts';

/**
 * Returns an HTTPS function that refuses other methods than those, and passes `answer` the method, the
 * headers and the raw bytes of a request.
 */
export function onHttpRequest(
  options: HttpsOptions,
  answer: (request: HttpRequest) => Promise<HttpAnswer<string | Buffer>>,
  methods: readonly string[] | 'any' = ['GET', 'HEAD'],
): HttpsFunction {
  return onRequest(options, async (request, response) => {
    const { method, url, rawBody = Buffer.alloc(0) } = request;
    const header = (name: string) => request.get(name);
    const asked = { method, url, header, body: rawBody };
    const refusal = methods === 'any' ? undefined : refuseMethod(asked, methods);
    const { status, headers, body } = refusal ?? (await answer(asked));
    response.status(status).set(headers).send(body);
  });
}
