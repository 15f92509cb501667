import { constants, type OutgoingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { asStatusError, statusCodes } from '../model/status.ts';

const responseHeaders = {
  ':status': 200,
  'content-type': 'application/grpc+proto',
  'grpc-accept-encoding': 'identity',
};

/** The most that may wait for a client that does not read; beyond it the client counts as behind. */
const behindBytes = 64 * 1024;

/** The connection of a call, whose output can be buffered. */
export interface Connection {
  startBuffering(): void;
  release(): void;
}

/**
 * The server's answers to one call: headers, messages, and a status in the trailers.
 * @see https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md
 */
export class GrpcCall {
  readonly #stream: ServerHttp2Stream;
  readonly #connection: Connection;
  #over = false;
  /** Whether what is gathered is all that has not left yet. */
  #gathersAll = false;

  constructor(stream: ServerHttp2Stream, connection: Connection) {
    this.#stream = stream;
    this.#connection = connection;
  }

  /** Sends the headers, so that the client knows the call to be accepted. */
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

  /** Resolves when the client has read, or is gone. */
  drained(): Promise<void> {
    return new Promise((resolve) => {
      const settle = () => {
        this.#stream.off('drain', settle).off('close', settle);
        resolve();
      };
      this.#stream.on('drain', settle).on('close', settle);
    });
  }

  /** Messages sent together leave together. */
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
    if (this.#over || this.#stream.destroyed) {
      return;
    }
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

  /** HTTP/2 asks for them while it cuts the last message into frames, before any has left. */
  #sendTrailers(status: OutgoingHttpHeaders): void {
    this.#stream.sendTrailers(status);
    this.#connection.startBuffering();
    // Node submits them with the immediates of this turn, and hands them over in the next one.
    setImmediate(() => {
      this.#hangUp();
      setImmediate(() => this.#connection.release());
    });
  }

  /**
   * Brings the trailers forward. Left to itself, Node asks for them turns after the last message
   * has left, and the client waits for whatever the server does in between; so HTTP/2 learns
   * that nothing follows while that message is still on its way, and `end()` finds it said.
   */
  #endWithLastMessage(): void {
    if (this.#stream.writableCorked > 0 && this.#gathersAll) {
      this.#stream.uncork();
      this.#stream._final(() => {});
    }
    this.#stream.end();
  }

  /** A client that goes on talking after the answer is asked to stop. */
  #hangUp(): void {
    if (!this.#stream.readableEnded) {
      this.#stream.close(constants.NGHTTP2_NO_ERROR);
    }
  }
}

/** Headers are ASCII: every other byte is written in percents, line feeds too. */
function messageHeader(message: string): { 'grpc-message'?: string } {
  if (message === '') {
    return {};
  }
  const encoded = Array.from(Buffer.from(message), (byte) =>
    byte >= 0x20 && byte <= 0x7e && byte !== 0x25
      ? String.fromCharCode(byte)
      : `%${byte.toString(16).padStart(2, '0')}`,
  );
  return { 'grpc-message': encoded.join('') };
}
