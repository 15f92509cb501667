import { StatusError } from '../model/status.ts';

/** A header: one byte of flags and four bytes of length. */
const headLength = 5;

/**
 * Splits a client's bytes into messages, independent of the chunks of HTTP/2. The bytes of a message
 * are joined once, when all of them have arrived, and not once per chunk.
 * @see https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md
 */
export class FrameReader {
  readonly #maxLength: number;
  #chunks: Buffer[] = [];
  #length = 0;
  /** The bytes needed for the next step: a header, or a header and its message. */
  #needed = headLength;

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  /** Returns the messages that this chunk completes; throws for one that is not accepted. */
  push(chunk: Buffer): readonly Buffer[] {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    const messages: Buffer[] = [];
    while (this.#length >= this.#needed) {
      const bytes = this.#join();
      if (this.#needed === headLength) this.#needed += this.#messageLength(bytes);
      if (bytes.length >= this.#needed) {
        messages.push(bytes.subarray(headLength, this.#needed));
        this.#keep(bytes.subarray(this.#needed));
      }
    }
    return messages;
  }

  #messageLength(head: Buffer): number {
    const length = head.readUInt32BE(1);
    if (head[0] !== 0) {
      throw new StatusError('UNIMPLEMENTED', 'Compressed messages are not supported.');
    }
    if (length > this.#maxLength) {
      throw new StatusError(
        'RESOURCE_EXHAUSTED',
        `Received message larger than max (${length} vs ${this.#maxLength}).`,
      );
    }
    return length;
  }

  #join(): Buffer {
    const [first = Buffer.alloc(0)] = this.#chunks;
    const bytes = this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks, this.#length);
    this.#chunks = [bytes];
    return bytes;
  }

  #keep(bytes: Buffer): void {
    this.#chunks = bytes.length === 0 ? [] : [bytes];
    this.#length = bytes.length;
    this.#needed = headLength;
  }
}
