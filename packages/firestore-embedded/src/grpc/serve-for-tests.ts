import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Backend } from '../engine/backend.ts';
import { type BackendOptions, createBackend } from '../engine/create-backend.ts';
import { attachGrpc } from './attach-grpc.ts';

export interface TestServer {
  readonly backend: Backend;
  readonly port: number;
  close(): Promise<void>;
}

/** A backend served by gRPC only, on a free port. */
export async function serveForTests(options: BackendOptions = {}): Promise<TestServer> {
  const backend = createBackend(options);
  const grpc = attachGrpc(backend);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    grpc.injectConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    backend,
    port,
    async close() {
      await grpc.close();
      for (const socket of sockets) {
        socket.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
