/**
 * Returns the text of a file without its byte order mark. The encoding is UTF-8 or UTF-16 by that mark,
 * else UTF-8 when the bytes are valid UTF-8, else Windows-1252, the encoding of Excel's "CSV" on a French
 * machine.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes);
    throw error;
  }
}
