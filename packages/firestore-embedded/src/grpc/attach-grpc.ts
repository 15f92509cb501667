import type { Socket } from 'node:net';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import type { Backend } from '../engine/backend.ts';
import { duplexHandler, serverStreamHandler, unaryHandler } from './handlers.ts';
import { loadService } from './load-service.ts';

export interface AttachedGrpc {
  /** Serves gRPC on a connection; `head` is what has been read from it already. */
  injectConnection(socket: Socket, head?: Buffer): void;
  /** Ends every stream. */
  close(): Promise<void>;
}

/** A document may weigh 1 MiB and a commit 10; clients raise the default limit of 4 MiB too. */
const maxMessageBytes = 64 * 1024 * 1024;

/** Serves `google.firestore.v1.Firestore`; methods without a handler answer UNIMPLEMENTED. */
export function attachGrpc(backend: Backend): AttachedGrpc {
  const server = new Server({
    'grpc.max_receive_message_length': maxMessageBytes,
    'grpc.max_send_message_length': maxMessageBytes,
  });
  server.addService(loadService(), {
    GetDocument: unaryHandler(backend, 'GetDocument'),
    CreateDocument: unaryHandler(backend, 'CreateDocument'),
    UpdateDocument: unaryHandler(backend, 'UpdateDocument'),
    DeleteDocument: unaryHandler(backend, 'DeleteDocument'),
    ListDocuments: unaryHandler(backend, 'ListDocuments'),
    ListCollectionIds: unaryHandler(backend, 'ListCollectionIds'),
    BeginTransaction: unaryHandler(backend, 'BeginTransaction'),
    Commit: unaryHandler(backend, 'Commit'),
    Rollback: unaryHandler(backend, 'Rollback'),
    BatchWrite: unaryHandler(backend, 'BatchWrite'),
    PartitionQuery: unaryHandler(backend, 'PartitionQuery'),
    BatchGetDocuments: serverStreamHandler(backend, 'BatchGetDocuments'),
    RunQuery: serverStreamHandler(backend, 'RunQuery'),
    RunAggregationQuery: serverStreamHandler(backend, 'RunAggregationQuery'),
    Listen: duplexHandler((caller, sink) => backend.openListen(caller, sink)),
    Write: duplexHandler((caller, sink) => backend.openWrite(caller, sink)),
  });
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    injectConnection(socket, head) {
      if (head !== undefined && head.length > 0) {
        socket.unshift(head);
      }
      injector.injectConnection(socket);
    },
    async close() {
      injector.destroy();
      server.forceShutdown();
    },
  };
}
