import { constants, type OutgoingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { asStatusError, statusCodes } from '../model/status.ts';

const responseHeaders = {
  ':status': 200,
  'content-type': 'application/grpc+proto',
  'grpc-accept-encoding': 'identity',
};

/** The bytes that may wait for a client that does not read; above this the client counts as behind. */
const behindBytes = 64 * 1024;

/** The connection of a call, whose output can be buffered. */
export interface Connection {
  startBuffering(): void;
  release(): void;
}

/**
 * The server's response to one call: headers, messages, and a status in the trailers.
 * @see https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md
 */
export class GrpcCall {
  readonly #stream: ServerHttp2Stream;
  readonly #connection: Connection;
  #over = false;
  /** Whether the gathered messages are all of the output that has not been sent. */
  #gathersAll = false;

  constructor(stream: ServerHttp2Stream, connection: Connection) {
    this.#stream = stream;
    this.#connection = connection;
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
      this.#gather();
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

  /** Gathers messages that are sent together into one write. */
  #gather(): void {
    if (this.#stream.writableCorked === 0) {
      this.#gathersAll = this.#stream.writableLength === 0;
      this.#stream.cork();
      process.nextTick(() => this.#stream.uncork());
    }
  }

  finish(): void {
    this.#end(statusCodes.OK, '');
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
      this.#stream.once('finish', () => this.#hangUp());
      return;
    }
    this.#stream.once('wantTrailers', () => this.#sendTrailers(status));
    this.#endWithLastMessage();
  }

  /** Called by HTTP/2 while it splits the last message into frames, before any of them is sent. */
  #sendTrailers(status: OutgoingHttpHeaders): void {
    this.#stream.sendTrailers(status);
    this.#connection.startBuffering();
    // Node submits the trailers with the immediates of this turn of the event loop, and writes them
    // in the next turn.
    setImmediate(() => {
      this.#hangUp();
      setImmediate(() => this.#connection.release());
    });
  }

  /**
   * Sends the trailers with the last message. By default, Node requests the trailers turns of the event
   * loop after the last message was sent, and the client waits for all work that the server does in
   * between. Here HTTP/2 learns that nothing follows while that message is still pending, and `end()`
   * finds the stream ended.
   */
  #endWithLastMessage(): void {
    if (this.#stream.writableCorked > 0 && this.#gathersAll) {
      this.#stream.uncork();
      this.#stream._final(() => {});
    }
    this.#stream.end();
  }

  /** Stops a client that continues to send after the response. */
  #hangUp(): void {
    if (!this.#stream.readableEnded) this.#stream.close(constants.NGHTTP2_NO_ERROR);
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
