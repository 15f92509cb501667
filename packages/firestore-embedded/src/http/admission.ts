import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { StatusError } from '../model/status.ts';

/**
 * Throws PERMISSION_DENIED for a request by a page of a foreign origin. A browser on the server's
 * machine visits such pages, and `Bearer owner` is no secret. A page sends its origin, or it reaches
 * this address by a name of its own (DNS rebinding), which is then the Host. `host` is the address that
 * the server listens on.
 */
export function admit({ headers }: IncomingMessage, host: string): void {
  const asked = hostnameOf(`http://${headers.host ?? 'localhost'}`);
  if (asked === undefined || !(isPrivate(asked) || asked === host)) {
    throw denied(`The host ${headers.host}`);
  }
  const { origin } = headers;
  if (origin === undefined) return;
  const page = hostnameOf(origin);
  if (page === undefined || !(isLoopback(page) || page === asked))
    throw denied(`The page ${origin}`);
}

function denied(what: string): StatusError {
  return new StatusError(
    'PERMISSION_DENIED',
    `${what} is not allowed: only pages of this machine may use this Firestore.`,
  );
}

function hostnameOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname || undefined : undefined;
}

/** Whether a name is not public: an address, a name without a dot, or one for private networks. */
function isPrivate(hostname: string): boolean {
  const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0;
  return isAddress || /^[^.]+$|\.(?:localhost|local|internal)$/.test(hostname);
}

function isLoopback(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

const methods = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';
const exposed = 'x-client-wire-protocol, x-http-session-id, x-http-initial-response';

/** Allows the page's exact origin: requests carry credentials, for which `*` is not accepted. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const origin = request.headers.origin;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', exposed);
  response.setHeader('Vary', 'Origin');
}

/** Answers a CORS preflight request. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', methods);
  const wanted = request.headers['access-control-request-headers'];
  if (wanted !== undefined) response.setHeader('Access-Control-Allow-Headers', wanted);
  response.setHeader('Access-Control-Max-Age', '3600');
  response.writeHead(204).end();
}
