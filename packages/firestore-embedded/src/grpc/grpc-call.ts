import type { ServerHttp2Stream } from 'node:http2';
import { asStatusError } from '../model/status.ts';

const responseHeaders = {
  ':status': 200,
  'content-type': 'application/grpc+proto',
  'grpc-accept-encoding': 'identity',
};

/** The bytes that may wait for a client that does not read; above this the client counts as behind. */
const behindBytes = 64 * 1024;

/**
 * The server's response to one call: headers, messages, and a status in the trailers.
 * @see https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md
 */
export class GrpcCall {
  readonly #stream: ServerHttp2Stream;
  #over = false;

  constructor(stream: ServerHttp2Stream) {
    this.#stream = stream;
  }

  /** Sends the headers, by which the client knows that the call is accepted. */
  open(): void {
    if (!this.#stream.headersSent && !this.#stream.destroyed) {
      this.#stream.respond(responseHeaders, { waitForTrailers: true });
    }
  }

  /** Sends a framed message. */
  send(frame: Buffer): void {
    if (!this.#over && !this.#stream.destroyed) {
      this.open();
      this.#stream.write(frame);
    }
  }

  isBehind(): boolean {
    return this.#stream.writableLength > behindBytes;
  }

  whenDrained(resume: () => void): void {
    this.#stream.once('drain', resume);
  }

  /** Resolves when the client has read the output, or has disconnected. */
  drained(): Promise<void> {
    return new Promise((resolve) => {
      const settle = () => {
        this.#stream.off('drain', settle).off('close', settle);
        resolve();
      };
      this.#stream.on('drain', settle).on('close', settle);
    });
  }

  finish(): void {
    this.#end(0, '');
  }

  fail(thrown: unknown): void {
    const { code, message } = asStatusError(thrown);
    this.#end(code, message);
  }

  #end(code: number, message: string): void {
    if (this.#over || this.#stream.destroyed) return;
    this.#over = true;
    const status = { 'grpc-status': String(code), ...messageHeader(message) };
    if (!this.#stream.headersSent) {
      this.#stream.respond({ ...responseHeaders, ...status }, { endStream: true });
      return;
    }
    this.#stream.once('wantTrailers', () => this.#stream.sendTrailers(status));
    this.#stream.end();
  }
}

/** Headers are ASCII: every other byte is percent-encoded, line feeds too. */
function messageHeader(message: string): { 'grpc-message'?: string } {
  if (message === '') return {};
  const encoded = Array.from(Buffer.from(message), (byte) =>
    byte >= 0x20 && byte <= 0x7e && byte !== 0x25
      ? String.fromCharCode(byte)
      : `%${byte.toString(16).padStart(2, '0')}`,
  );
  return { 'grpc-message': encoded.join('') };
}
