/** Writes protocol buffers, groups among them, which the exports of Datastore's days still use. */
export class ProtoWriter {
  readonly #bytes: Buffer[] = [];

  varint(field: number, value: bigint | number): this {
    return this.#tag(field, 0).#push(encodeVarint(BigInt(value)));
  }

  double(field: number, value: number): this {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value);
    return this.#tag(field, 1).#push(bytes);
  }

  bytes(field: number, value: Uint8Array | string): this {
    const bytes = Buffer.from(value);
    return this.#tag(field, 2)
      .#push(encodeVarint(BigInt(bytes.length)))
      .#push(bytes);
  }

  message(field: number, write: (message: ProtoWriter) => void): this {
    const message = new ProtoWriter();
    write(message);
    return this.bytes(field, message.finish());
  }

  group(field: number, write: (group: this) => void): this {
    this.#tag(field, 3);
    write(this);
    return this.#tag(field, 4);
  }

  finish(): Buffer {
    return Buffer.concat(this.#bytes);
  }

  #tag(field: number, wireType: number): this {
    return this.#push(encodeVarint(BigInt(field * 8 + wireType)));
  }

  #push(bytes: Buffer): this {
    this.#bytes.push(bytes);
    return this;
  }
}

/** Negative numbers take ten bytes, as int64 does. */
function encodeVarint(value: bigint): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, value);
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Buffer.from(bytes);
}
