import { StatusError } from '../model/status.ts';
import { wireTypes } from './load-types.ts';

const twoTo32 = 2 ** 32;

/** Reads protobuf's primitives from bytes; throws INTERNAL when they end too early. */
export class WireReader {
  readonly #bytes: Buffer;
  at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** Reads a varint and returns its low 32 bits, unsigned. */
  varint(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#byte();
      if (shift < 32) value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }

  /** A signed 64-bit varint as a decimal text. */
  int64(): string {
    let low = 0;
    let high = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#byte();
      const bits = byte & 0x7f;
      if (shift < 28) {
        low |= bits << shift;
      } else if (shift === 28) {
        low |= bits << 28;
        high = bits >>> 4;
      } else if (shift < 64) {
        high |= bits << (shift - 32);
      }
      if (byte < 0x80) break;
    }
    const number = high * twoTo32 + (low >>> 0);
    return Number.isSafeInteger(number)
      ? String(number)
      : ((BigInt(high) << 32n) + BigInt(low >>> 0)).toString();
  }

  double(): number {
    return this.#bytes.readDoubleLE(this.skipBytes(8));
  }

  /** Reads a length; returns the position at which what has this length ends. */
  lengthEnd(): number {
    const length = this.varint();
    return this.at + length;
  }

  text(): string {
    return this.#encoded('utf8');
  }

  base64(): string {
    return this.#encoded('base64');
  }

  #encoded(encoding: 'utf8' | 'base64'): string {
    const length = this.varint();
    const start = this.skipBytes(length);
    return this.#bytes.toString(encoding, start, start + length);
  }

  /** Skips an unknown field. */
  skip(wireType: number): void {
    if (wireType === wireTypes.varint) this.varint();
    else if (wireType === wireTypes.fixed64) this.skipBytes(8);
    else if (wireType === wireTypes.bytes) this.skipBytes(this.varint());
    else if (wireType === wireTypes.fixed32) this.skipBytes(4);
    else throw new StatusError('INTERNAL', `A message has a field of wire type ${wireType}.`);
  }

  /** Advances by `count`; returns the earlier position. */
  skipBytes(count: number): number {
    const start = this.at;
    if (start + count > this.#bytes.length) throw cutOff();
    this.at += count;
    return start;
  }

  #byte(): number {
    const byte = this.#bytes[this.at];
    if (byte === undefined) throw cutOff();
    this.at += 1;
    return byte;
  }
}

function cutOff(): StatusError {
  return new StatusError('INTERNAL', 'A message ends in the middle of a field.');
}
