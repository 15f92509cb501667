import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

type Done = (error?: Error | null) => void;

/**
 * A connection whose output can be held back for a moment, so that what belongs together leaves
 * together: Node hands over the last message of a call and its trailers one turn of the event loop
 * after the other, and a client that is given the first alone may act before it has the second.
 */
export class HeldSocket extends Duplex {
  readonly #socket: Socket;
  #holds = 0;
  #held: Buffer[] = [];

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

  /** Keeps what is written from now on until as many calls of `release`. */
  hold(): void {
    this.#holds += 1;
  }

  release(): void {
    this.#holds -= 1;
    if (this.#holds > 0 || this.#held.length === 0 || this.#socket.destroyed) return;
    this.#socket.cork();
    for (const chunk of this.#held.splice(0)) this.#socket.write(chunk);
    this.#socket.uncork();
  }

  override _read(): void {
    this.#socket.resume();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    if (this.#holds === 0) {
      this.#socket.write(chunk, done);
      return;
    }
    // HTTP/2 sends nothing more until what it has sent is gone.
    this.#held.push(chunk);
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
    this.#holds = 1;
    this.release();
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#socket.destroy();
    done(error);
  }
}
