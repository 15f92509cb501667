import { type ClientHttp2Session, type ClientHttp2Stream, connect } from 'node:http2';
import { decodeMessage } from '@dinar/firestore-embedded/decode-message';
import { encodeFrame } from '@dinar/firestore-embedded/encode-message';
import { FrameReader } from '@dinar/firestore-embedded/frame-reader';
import { loadService } from '@dinar/firestore-embedded/load-service';

// A client that costs almost nothing, so that only the server is measured.

const service = '/google.firestore.v1.Firestore';
const methods = loadService();
const maxMessageBytes = 16 * 1024 * 1024;

export function connectBare(port: number): ClientHttp2Session {
  return connect(`http://127.0.0.1:${port}`);
}

export function encodeRequest(method: string, request: Parameters<typeof encodeFrame>[1]): Buffer {
  return encodeFrame(methodOf(method).request, request);
}

/** Sends one framed request; rejects unless the status is OK. */
export function unary(session: ClientHttp2Session, method: string, frame: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = open(session, method);
    let status: unknown;
    stream.on('response', (headers) => {
      status = headers['grpc-status'];
    });
    stream.on('trailers', (trailers) => {
      status = trailers['grpc-status'];
    });
    stream.on('error', reject);
    stream.on('close', () =>
      status === '0'
        ? resolve()
        : reject(new Error(`${method} ended with status ${String(status)}.`)),
    );
    stream.resume();
    stream.end(frame);
  });
}

/** Opens a bidirectional stream with one request; calls `hear` with each received message. */
export function duplex(
  session: ClientHttp2Session,
  method: string,
  frame: Buffer,
  hear: (message: ReturnType<typeof decodeMessage>) => void,
): void {
  const { response } = methodOf(method);
  const reader = new FrameReader(maxMessageBytes);
  const stream = open(session, method);
  stream.on('data', (chunk: Buffer) => {
    for (const bytes of reader.push(chunk)) {
      hear(decodeMessage(response, bytes));
    }
  });
  stream.write(frame);
}

/** Opens a bidirectional stream with one request, and never reads its messages. */
export function stall(session: ClientHttp2Session, method: string, frame: Buffer): void {
  open(session, method).pause().write(frame);
}

function open(session: ClientHttp2Session, method: string): ClientHttp2Stream {
  return session.request(
    {
      ':method': 'POST',
      ':path': `${service}/${method}`,
      'content-type': 'application/grpc+proto',
      te: 'trailers',
      authorization: 'Bearer owner',
    },
    { endStream: false },
  );
}

function methodOf(name: string) {
  const method = methods.get(`${service}/${name}`);
  if (method === undefined) {
    throw new Error(`The service has no ${name}.`);
  }
  return method;
}
