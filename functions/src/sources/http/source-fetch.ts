import { Agent, request } from 'node:https';
import { Readable } from 'node:stream';
import { rootCertificates } from 'node:tls';

interface TrustingInit extends RequestInit {
  /** A certificate authority in PEM that is trusted in addition to the usual ones, only for this request. */
  readonly authority?: string;
}

/** The part of fetch that sources need. */
export type SourceFetch = (address: URL, init: TrustingInit) => Promise<Response>;

/**
 * fetch, with an additional authority when the request names one. fetch itself accepts none, so such a
 * request, a GET without a body, is sent by node:https, with its usual verification.
 */
export const sourceFetch: SourceFetch = (address, { authority, ...init }) =>
  authority === undefined ? fetch(address, init) : fetchTrusting(address, init, authority);

// The authority is added to the roots and replaces none: an intermediate certificate needs a known root.
function fetchTrusting(address: URL, init: RequestInit, authority: string): Promise<Response> {
  const agent = new Agent({ ca: [...rootCertificates, authority] });
  const { signal } = init;
  const headers = Object.fromEntries(new Headers(init.headers));
  return new Promise((resolve, reject) => {
    // An aborted request emits AbortError; the signal has the reason.
    const fail = (error: Error) => reject(signal?.aborted ? signal.reason : error);
    const sent = request(address, { agent, headers, ...(signal && { signal }) }, (answer) => {
      const { statusCode: status = 0, headers: received } = answer;
      const isEmpty = status === 204 || status === 205 || status === 304;
      if (isEmpty) answer.resume();
      const headers = Object.entries(received).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      // The same class, which has one type in Node and another in the DOM.
      const body = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
      try {
        resolve(new Response(body, { status, headers }));
      } catch (error) {
        // A status such as 999, which no Response may have; thrown here it would end the process.
        answer.destroy();
        reject(error);
      }
    });
    sent.on('error', fail).end();
  });
}
