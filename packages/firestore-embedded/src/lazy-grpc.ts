import type { Socket } from 'node:net';
import type { Backend } from './engine/backend.ts';

type Grpc = ReturnType<typeof import('./grpc/attach-grpc.ts')['attachGrpc']>;

/** The gRPC transport before and after it has been loaded. */
export interface LazyGrpc {
  injectConnection(socket: Socket): Promise<void>;
  close(): Promise<void>;
}

/** Loads gRPC with its first connection: browsers never need HTTP/2 and the descriptors. */
export function lazyGrpc(backend: Backend): LazyGrpc {
  let loading: Promise<Grpc> | undefined;
  const load = () => {
    loading ??= import('./grpc/attach-grpc.ts').then(({ attachGrpc }) => attachGrpc(backend));
    return loading;
  };
  return {
    async injectConnection(socket) {
      const grpc = await load();
      if (!socket.destroyed) grpc.injectConnection(socket);
    },
    async close() {
      const grpc = await loading;
      await grpc?.close();
    },
  };
}
