import {
  constants,
  type IncomingHttpHeaders,
  performServerHandshake,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { Socket } from 'node:net';
import type { Backend } from '../engine/backend.ts';
import { callerFromAuthorization } from '../engine/caller.ts';
import { StatusError } from '../model/status.ts';
import { loadService } from '../schema/load-service.ts';
import { GrpcCall } from './grpc-call.ts';
import { handle } from './handlers.ts';

export interface AttachedGrpc {
  /** Serves gRPC on a connection. */
  injectConnection(socket: Socket): void;
  /** Ends every stream. */
  close(): Promise<void>;
}

/** The bytes that a client may send before it waits for an acknowledgement. */
const windowBytes = 4 * 1024 * 1024;

/** The megabytes that Node may keep for one connection before it rejects streams. */
const maxSessionMemory = 1024;

/** Serves `google.firestore.v1.Firestore`; unknown methods return UNIMPLEMENTED. */
export function attachGrpc(backend: Backend): AttachedGrpc {
  const methods = loadService();
  const sessions = new Set<ServerHttp2Session>();

  function route(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    const call = new GrpcCall(stream);
    // A broken connection ends its calls, because no client is left to answer.
    stream.on('error', () => stream.close());
    const method = methods.get(headers[':path'] ?? '');
    try {
      if (method === undefined) {
        throw new StatusError('UNIMPLEMENTED', `${headers[':path']} is not implemented.`);
      }
      const caller = callerFromAuthorization(headers.authorization);
      handle(backend, { method, stream, call, caller });
    } catch (error) {
      call.fail(error);
    }
  }

  return {
    injectConnection(socket) {
      const session = performServerHandshake(socket, {
        maxSessionMemory,
        settings: { initialWindowSize: windowBytes },
      });
      sessions.add(session);
      session.once('close', () => sessions.delete(session));
      // The connection is lost; its streams end by themselves.
      session.on('error', () => session.destroy());
      session.setLocalWindowSize(windowBytes);
      session.on('stream', route);
    },
    async close() {
      for (const session of sessions) session.destroy(undefined, constants.NGHTTP2_CANCEL);
    },
  };
}
