import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on this machine that replaces every source. */
export interface SourceServer {
  /** Sends a request for an https address of any host to this server. */
  readonly fetch: typeof fetch;
  /** Sets the handler of the next requests, and forgets the earlier handler and its requests. */
  answer(next: Answer): void;
  /** The requests since the last `answer`. */
  readonly requests: readonly IncomingMessage[];
  /** Bytes written to the network since the last `answer`. */
  readonly sentBytes: number;
  close(): Promise<void>;
}

/** Starts the server on a free port. */
export async function startSourceServer(): Promise<SourceServer> {
  let current: Answer = (_, response) => response.writeHead(404).end();
  const requests: IncomingMessage[] = [];
  let bytesBefore = 0;
  const sent = () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, 0);
  const sockets = new Set<IncomingMessage['socket']>();
  const server = createServer((request, response) => {
    requests.push(request);
    current(request, response);
  });
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    fetch: (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      return fetch(`http://127.0.0.1:${port}${pathname}${search}`, init);
    },
    answer(next) {
      current = next;
      requests.length = 0;
      bytesBefore = sent();
    },
    get sentBytes() {
      return sent() - bytesBefore;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error === undefined ? resolve() : reject(error)));
      }),
  };
}

/** Returns a handler that answers with one body of a type. */
export function respond(body: string | Buffer, type: string, status = 200): Answer {
  return (_, response) => response.writeHead(status, { 'content-type': type }).end(body);
}

/**
 * Returns a handler that streams `length` bytes as fast as they are read; only `headers` can declare the
 * length.
 */
export function respondAtLength(length: number, headers: Record<string, string>): Answer {
  const chunk = Buffer.alloc(50_000, 'x');
  return (_, response) => {
    response.writeHead(200, headers);
    let left = length;
    const send = () => {
      while (left > 0 && !response.destroyed) {
        const isTaken = response.write(chunk.subarray(0, left));
        left -= chunk.length;
        if (!isTaken) return;
      }
      response.end();
    };
    response.on('drain', send);
    send();
  };
}
