import { Agent, request } from 'node:https';
import { Readable } from 'node:stream';
import { rootCertificates } from 'node:tls';

interface TrustingInit extends RequestInit {
  /** A certificate authority, PEM, that is trusted beside the usual ones, for this request alone. */
  readonly authority?: string;
}

/** fetch, as far as sources need it. */
export type SourceFetch = (address: URL, init: TrustingInit) => Promise<Response>;

/**
 * fetch, with one authority more where the request names it. fetch itself takes none: such a request goes
 * through node:https, a GET without a body, whose verification is the usual one.
 */
export const sourceFetch: SourceFetch = (address, { authority, ...init }) =>
  authority === undefined ? fetch(address, init) : fetchTrusting(address, init, authority);

// An intermediate certificate is added to the roots, it replaces none: its own root has to be known.
function fetchTrusting(address: URL, init: RequestInit, authority: string): Promise<Response> {
  const agent = new Agent({ ca: [...rootCertificates, authority] });
  const { signal } = init;
  const headers = Object.fromEntries(new Headers(init.headers));
  return new Promise((resolve, reject) => {
    // An aborted request raises AbortError; its signal knows why.
    const fail = (error: Error) => reject(signal?.aborted ? signal.reason : error);
    const sent = request(address, { agent, headers, ...(signal && { signal }) }, (answer) => {
      const { statusCode: status = 0, headers: received } = answer;
      const isEmpty = status === 204 || status === 304;
      if (isEmpty) answer.resume();
      const lines = Object.entries(received).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      );
      // The same class, of which Node and the DOM have a type each.
      const body = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
      resolve(new Response(body, { status, headers: lines.map(([name, value]) => [name, value]) }));
    });
    sent.on('error', fail).end();
  });
}
