import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Backend } from './engine/backend.ts';
import type { Log } from './log.ts';

/** The time in ms that pending output may take before its socket is destroyed. */
const lingerMs = 1_000;

/** Serves gRPC and HTTP on one port; rejects when it is taken. */
export async function listenOnOnePort(options: {
  readonly host: string;
  readonly port: number;
  readonly http: HttpServer;
  readonly backend: Backend;
  readonly log: Log;
}): Promise<{ readonly port: number; close(): Promise<void> }> {
  const { host, http, log } = options;
  const grpc = lazyGrpc(options.backend);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    detectProtocol(socket, (protocol) => {
      if (protocol === 'http') http.emit('connection', socket);
      else
        grpc.injectConnection(socket).catch((error: Error) => {
          log('gRPC cannot be served', { error: error.stack }, 'error');
          socket.destroy();
        });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      http.close();
      await grpc.close();
      // Pending output, mainly the streams' last messages, is still sent.
      for (const socket of sockets) socket.destroySoon();
      const cut = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, lingerMs);
      await closed;
      clearTimeout(cut);
    },
  };
}

/** Loads gRPC with its first connection: browsers never need HTTP/2 and its codec. */
function lazyGrpc(backend: Backend) {
  let loading:
    | Promise<ReturnType<typeof import('./grpc/attach-grpc.ts')['attachGrpc']>>
    | undefined;
  return {
    async injectConnection(socket: Socket): Promise<void> {
      loading ??= import('./grpc/attach-grpc.ts').then(({ attachGrpc }) => attachGrpc(backend));
      const grpc = await loading;
      if (!socket.destroyed) grpc.injectConnection(socket);
    },
    async close(): Promise<void> {
      (await loading)?.close();
    },
  };
}

/** The first bytes of HTTP/2 with prior knowledge, and so of gRPC: `PRI * HTTP/2.0`. */
const preface = Buffer.from('PRI');

/** Detects the protocol of a connection by its first bytes, and puts them back to be read again. */
function detectProtocol(socket: Socket, onDetected: (protocol: 'grpc' | 'http') => void): void {
  let head = Buffer.alloc(0);
  const look = (chunk: Buffer) => {
    head = Buffer.concat([head, chunk]);
    // `P` and `PR` can still begin either protocol.
    if (head.length < preface.length && preface.subarray(0, head.length).equals(head)) return;
    socket.off('data', look);
    socket.pause();
    socket.unshift(head);
    const protocol = head.subarray(0, preface.length).equals(preface) ? 'grpc' : 'http';
    onDetected(protocol);
    // An HTTP/2 session reads the buffered bytes itself and then takes over the handle.
    if (protocol === 'http') process.nextTick(() => socket.resume());
  };
  socket.on('data', look);
}
