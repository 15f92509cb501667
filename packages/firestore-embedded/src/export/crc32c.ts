/** The Castagnoli polynomial, reflected. */
const polynomial = 0x82f63b78;

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let remainder = index;
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
  }
  return remainder;
});

/** CRC-32C, which LevelDB uses; Node's own `crc32` has another polynomial. */
export function crc32c(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder = (table[(remainder ^ byte) & 0xff] ?? 0) ^ (remainder >>> 8);
  }
  return (remainder ^ 0xffffffff) >>> 0;
}
