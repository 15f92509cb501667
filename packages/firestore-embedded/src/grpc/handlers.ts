import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  type ServerDuplexStream,
} from '@grpc/grpc-js';
import type {
  Backend,
  OpenStream,
  ProtoJson,
  ServerStreamMethod,
  StreamSink,
  UnaryMethod,
} from '../engine/backend.ts';
import { callerFromAuthorization } from '../engine/caller.ts';
import type { Caller } from '../rules/authorizer.ts';
import { callError } from './call-error.ts';

function callerOf(metadata: Metadata): Caller {
  return callerFromAuthorization(metadata.get('authorization')[0]?.toString());
}

export function unaryHandler(
  backend: Backend,
  method: UnaryMethod,
): handleUnaryCall<ProtoJson, ProtoJson> {
  return async (call, respond) => {
    try {
      respond(null, await backend.unary(method, call.request, callerOf(call.metadata)));
    } catch (error) {
      respond(callError(error));
    }
  };
}

export function serverStreamHandler(
  backend: Backend,
  method: ServerStreamMethod,
): handleServerStreamingCall<ProtoJson, ProtoJson> {
  return async (call) => {
    // Headers first: an error without any is retried by the server SDK for seven seconds.
    call.sendMetadata(new Metadata());
    try {
      const caller = callerOf(call.metadata);
      for (const message of await backend.serverStream(method, call.request, caller)) {
        call.write(message);
      }
      call.end();
    } catch (error) {
      call.emit('error', callError(error));
    }
  };
}

/** Listen and Write: what the client sends is passed on until either side ends the stream. */
export function duplexHandler(
  open: (caller: Caller, sink: StreamSink) => OpenStream,
): handleBidiStreamingCall<ProtoJson, ProtoJson> {
  return (call) => {
    try {
      connect(call, open(callerOf(call.metadata), sinkOf(call)));
    } catch (error) {
      call.emit('error', callError(error));
    }
  };
}

type Duplex = ServerDuplexStream<ProtoJson, ProtoJson>;

function sinkOf(call: Duplex): StreamSink {
  return {
    send: (message) => call.write(message),
    fail: (error) => call.emit('error', callError(error)),
  };
}

function connect(call: Duplex, stream: OpenStream): void {
  call.on('data', (message: ProtoJson) => stream.receive(message));
  call.on('end', () => {
    stream.close();
    call.end();
  });
  call.on('cancelled', () => stream.close());
  // A connection that breaks ends the stream: there is nobody left to tell.
  call.on('error', () => stream.close());
}
