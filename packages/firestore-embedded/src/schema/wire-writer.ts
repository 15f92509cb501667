const firstSize = 256;
const twoTo32 = 2 ** 32;

/**
 * Writes protobuf's primitives from the end to the front: the length of a message is known once it is
 * written, and is then put before it without a second pass.
 */
export class WireWriter {
  #bytes = Buffer.allocUnsafe(firstSize);
  #start = firstSize;

  /** The number of bytes written. */
  get length(): number {
    return this.#bytes.length - this.#start;
  }

  get written(): Buffer {
    return this.#bytes.subarray(this.#start);
  }

  tag(id: number, wireType: number): void {
    this.varint((id << 3) | wireType);
  }

  /** An unsigned integer below 2^32. */
  varint(value: number): void {
    const size =
      value < 0x80 ? 1 : value < 0x4000 ? 2 : value < 0x200000 ? 3 : value < 0x10000000 ? 4 : 5;
    let at = this.#move(size);
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes[at] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
      at += 1;
    }
    this.#bytes[at] = rest;
  }

  /** A signed integer, in two's complement of 64 bits. */
  int64(value: number | bigint): void {
    if (typeof value === 'number' && value >= 0 && value < twoTo32) {
      this.varint(value);
      return;
    }
    let rest = BigInt.asUintN(64, BigInt(value));
    const groups: number[] = [];
    while (rest >= 0x80n) {
      groups.push(Number(rest & 0x7fn) | 0x80);
      rest >>= 7n;
    }
    groups.push(Number(rest));
    const at = this.#move(groups.length);
    this.#bytes.set(groups, at);
  }

  double(value: number): void {
    const at = this.#move(8);
    this.#bytes.writeDoubleLE(value, at);
  }

  /** A text with its length before it. */
  text(text: string, encoding: 'utf8' | 'base64'): void {
    const length = Buffer.byteLength(text, encoding);
    const at = this.#move(length);
    const written = this.#bytes.write(text, at, length, encoding);
    if (written < length) {
      // Base64 with line breaks or the like contains less than its length.
      this.#bytes.copy(this.#bytes, at + length - written, at, at + written);
      this.#start += length - written;
    }
    this.varint(written);
  }

  /** The gRPC prefix of each message: not compressed, and its length. */
  frameHead(): void {
    const { length } = this;
    const at = this.#move(5);
    this.#bytes[at] = 0;
    this.#bytes.writeUInt32BE(length, at + 1);
  }

  /** Makes room before the written bytes; returns its start. */
  #move(count: number): number {
    if (this.#start < count) {
      const size = Math.max(this.#bytes.length * 2, this.length + count);
      const bytes = Buffer.allocUnsafe(size);
      const start = size - this.length;
      this.#bytes.copy(bytes, start, this.#start);
      this.#bytes = bytes;
      this.#start = start;
    }
    this.#start -= count;
    return this.#start;
  }
}
