import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { detectProtocol } from './detect-protocol.ts';
import type { LazyGrpc } from './lazy-grpc.ts';
import type { Log } from './log.ts';

/** The time in ms that pending output may take before its socket is destroyed. */
const lingerMs = 1_000;

/** Serves gRPC and HTTP on one port; rejects when it is taken. */
export async function listenOnOnePort(options: {
  readonly host: string;
  readonly port: number;
  readonly http: HttpServer;
  readonly grpc: LazyGrpc;
  readonly log: Log;
}): Promise<{ readonly port: number; close(): Promise<void> }> {
  const { host, http, grpc, log } = options;
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', (error) => log('connection lost', { reason: error.message }, 'debug'));
    detectProtocol(socket, (protocol) => {
      if (protocol === 'http') http.emit('connection', socket);
      else grpc.injectConnection(socket).catch((error: Error) => socket.destroy(error));
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
