import { StatusError } from '../model/status.ts';

/** A flag of one byte and a length of four. */
const headLength = 5;

/**
 * Cuts what a client sends into messages, wherever HTTP/2 has cut it.
 * @see https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md
 */
export class FrameReader {
  readonly #maxLength: number;
  #chunks: Buffer[] = [];
  #length = 0;

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  /** The messages that are whole with this chunk; throws for one that cannot be taken. */
  push(chunk: Buffer): readonly Buffer[] {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    const messages: Buffer[] = [];
    for (let message = this.#next(); message !== undefined; message = this.#next()) {
      messages.push(message);
    }
    return messages;
  }

  #next(): Buffer | undefined {
    if (this.#length < headLength) {
      return undefined;
    }
    const head = this.#joined(headLength);
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
    if (this.#length < headLength + length) {
      return undefined;
    }
    const all = this.#joined(headLength + length);
    this.#chunks = [all.subarray(headLength + length)];
    this.#length = all.length - headLength - length;
    return all.subarray(headLength, headLength + length);
  }

  /** The first chunk, made so long by joining the others to it. */
  #joined(length: number): Buffer {
    const [first] = this.#chunks;
    if (first !== undefined && first.length >= length) {
      return this.#chunks.length === 1 ? first : this.#join();
    }
    return this.#join();
  }

  #join(): Buffer {
    const all = Buffer.concat(this.#chunks, this.#length);
    this.#chunks = [all];
    return all;
  }
}
