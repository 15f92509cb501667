import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

type Done = (error?: Error | null) => void;

/**
 * A connection whose output can be buffered for a moment, so that messages that belong together are
 * sent together. Node writes the last message of a call and its trailers one turn of the event loop
 * apart, and a client that receives the first alone may act before it has the second.
 */
export class BufferingSocket extends Duplex {
  readonly #socket: Socket;
  #bufferings = 0;
  #pending: Buffer[] = [];

  constructor(socket: Socket) {
    super({ allowHalfOpen: true });
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => {
      if (!this.push(chunk)) socket.pause();
    });
    socket.once('end', () => this.push(null));
    socket.once('error', (error) => this.destroy(error));
    socket.once('close', () => this.destroy());
  }

  /** Buffers the output until `release` has been called as often as this method. */
  startBuffering(): void {
    this.#bufferings += 1;
  }

  release(): void {
    this.#bufferings -= 1;
    if (this.#bufferings > 0 || this.#pending.length === 0 || this.#socket.destroyed) return;
    this.#socket.cork();
    for (const chunk of this.#pending.splice(0)) this.#socket.write(chunk);
    this.#socket.uncork();
  }

  override _read(): void {
    this.#socket.resume();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    if (this.#bufferings === 0) {
      this.#socket.write(chunk, done);
      return;
    }
    // Done at once, because HTTP/2 sends nothing more until its last write is done.
    this.#pending.push(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    const last = chunks.length - 1;
    this.#socket.cork();
    for (const [index, { chunk }] of chunks.entries()) {
      this._write(chunk, 'binary', index === last ? done : () => {});
    }
    this.#socket.uncork();
  }

  override _final(done: Done): void {
    this.#bufferings = 1;
    this.release();
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#socket.destroy();
    done(error);
  }
}
