import type { ServerHttp2Stream } from 'node:http2';
import type { Backend, ProtoJson, StreamSink } from '../engine/backend.ts';
import type { Caller } from '../rules/authorizer.ts';
import { decodeMessage } from '../schema/decode-message.ts';
import { encodeFrame } from '../schema/encode-message.ts';
import type { ServiceMethod } from '../schema/load-service.ts';
import { FrameReader } from './frame-reader.ts';
import type { GrpcCall } from './grpc-call.ts';

/** A document may have 1 MiB and a commit 10 MiB; clients raise their limits too. */
const maxMessageBytes = 64 * 1024 * 1024;

/** One incoming call. */
export interface Incoming {
  readonly method: ServiceMethod;
  readonly stream: ServerHttp2Stream;
  readonly call: GrpcCall;
  readonly caller: Caller;
}

/** Handles a call by the streams of its method. */
export function handle(backend: Backend, incoming: Incoming): void {
  const { name, takesStream, streams } = incoming.method;
  if (takesStream) serveStream(backend, incoming);
  else if (streams) takeRequest(incoming, (request) => answerList(backend, incoming, request));
  else {
    takeRequest(incoming, async (request) => {
      const { call, caller, method } = incoming;
      call.send(encodeFrame(method.response, await backend.unary(name, request, caller)));
      call.finish();
    });
  }
}

async function answerList(
  backend: Backend,
  { call, caller, method }: Incoming,
  request: ProtoJson,
): Promise<void> {
  // Headers first: the server SDK retries an error without headers for seven seconds.
  call.open();
  for (const message of await backend.serverStream(method.name, request, caller)) {
    call.send(encodeFrame(method.response, message));
    if (call.isBehind()) await call.drained();
  }
  call.finish();
}

/** Serves Listen and Write: passes the client's messages on until either side ends the stream. */
function serveStream(backend: Backend, { call, caller, method, stream }: Incoming): void {
  const sink: StreamSink = {
    send: (message) => call.send(encodeFrame(method.response, message)),
    fail: (error) => call.fail(error),
    isBehind: () => call.isBehind(),
    whenDrained: (resume) => call.whenDrained(resume),
  };
  const opened =
    method.name === 'Listen' ? backend.openListen(caller, sink) : backend.openWrite(caller, sink);
  call.open();
  takeMessages(
    { method, stream },
    (message) => opened.receive(message),
    (error) => {
      opened.close();
      call.fail(error);
    },
  );
  stream.once('end', () => {
    opened.close();
    call.finish();
  });
  stream.once('close', () => opened.close());
}

/** Reads the one request of a call, and sends an error when the request or `answer` fails. */
function takeRequest(incoming: Incoming, answer: (request: ProtoJson) => Promise<void>): void {
  const { call, stream } = incoming;
  let taken = false;
  const take = (request: ProtoJson) => {
    if (!taken) {
      taken = true;
      answer(request).catch((error: unknown) => call.fail(error));
    }
  };
  takeMessages(incoming, take, (error) => call.fail(error));
  stream.once('end', () => take({}));
}

function takeMessages(
  { method, stream }: Pick<Incoming, 'method' | 'stream'>,
  take: (message: ProtoJson) => void,
  refuse: (error: unknown) => void,
): void {
  const reader = new FrameReader(maxMessageBytes);
  stream.on('data', (chunk: Buffer) => {
    try {
      for (const bytes of reader.push(chunk)) take(decodeMessage(method.request, bytes));
    } catch (error) {
      refuse(error);
    }
  });
}
