import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';

// They describe one connection, not the message: https://www.rfc-editor.org/rfc/rfc9110#section-7.6.1
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Returns a handler that passes each request to the server at `origin`; answers 502 when it has none. */
export function forwardTo(origin: string): RequestListener {
  return (request, response) => {
    const { method, url = '/', headers } = request;
    const { hostname, port } = new URL(origin);
    // Each request has its own connection: one kept open may end just as the next request begins.
    const options = { hostname, port, path: url, method, agent: false, headers: kept(headers) };
    const passed = http.request(options, (answer) => giveBack(answer, response));
    passed.on('error', (error) => refuse(response, error));
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  };
}

function giveBack(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, kept(answer.headers));
  answer.on('error', () => response.destroy());
  answer.pipe(response);
}

function refuse(response: ServerResponse, error: Error): void {
  if (response.headersSent) response.destroy(error);
  else response.writeHead(502, { 'content-type': 'text/plain' }).end(`${error.message}\n`);
}

function kept(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !connectionHeaders.has(name)),
  );
}
