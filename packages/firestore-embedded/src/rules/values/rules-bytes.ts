/** A sequence of bytes. */
export class RulesBytes {
  readonly kind = 'bytes';
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}
