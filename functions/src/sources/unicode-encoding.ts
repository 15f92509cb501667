/** A Unicode encoding that the bytes of a text show by themselves. */
export type UnicodeEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/**
 * Returns the encoding that a byte order mark names, else UTF-16 when the first two characters are ASCII ones of
 * two bytes; undefined when the bytes show none. The mark counts before any declaration:
 * https://encoding.spec.whatwg.org/#bom-sniff, https://www.w3.org/TR/xml/#sec-guessing
 */
export function unicodeEncodingOf(bytes: Uint8Array): UnicodeEncoding | undefined {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (isAscii(a) && b === 0 && isAscii(c) && d === 0) return 'utf-16le';
  if (a === 0 && isAscii(b) && c === 0 && isAscii(d)) return 'utf-16be';
  return undefined;
}

function isAscii(byte: number): boolean {
  return byte > 0 && byte < 0x80;
}
