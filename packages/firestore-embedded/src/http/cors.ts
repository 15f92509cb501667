import type { IncomingMessage, ServerResponse } from 'node:http';

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
