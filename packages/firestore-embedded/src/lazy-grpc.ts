import type { Socket } from 'node:net';
import type { Backend } from './engine/backend.ts';

type Grpc = ReturnType<typeof import('./grpc/attach-grpc.ts')['attachGrpc']>;

/**
 * The gRPC transport, loaded with its first connection: a browser alone never needs it, and it
 * is the larger part of the time that the server takes to start.
 */
export function lazyGrpc(backend: Backend): {
  injectConnection(socket: Socket): Promise<void>;
  close(): Promise<void>;
} {
  let loading: Promise<Grpc> | undefined;
  const load = async () => {
    const { attachGrpc } = await import('./grpc/attach-grpc.ts');
    return attachGrpc(backend);
  };
  return {
    async injectConnection(socket) {
      loading ??= load();
      const grpc = await loading;
      if (!socket.destroyed) grpc.injectConnection(socket);
    },
    async close() {
      const grpc = await loading;
      await grpc?.close();
    },
  };
}
