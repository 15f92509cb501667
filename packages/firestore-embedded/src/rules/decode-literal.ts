const namedEscapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  '"': '"',
  "'": "'",
  '\\': '\\',
};

const escapePattern = /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|([ntrbf"'\\]))/gu;

/** The body of a quoted literal, without the closing quote; it has no capture groups. */
export const literalBody = {
  "'": /(?:[^'\\\r\n]|\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[0-3][0-7]{2}|[ntrbf"'\\]))*/uy,
  '"': /(?:[^"\\\r\n]|\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[0-3][0-7]{2}|[ntrbf"'\\]))*/uy,
} as const;

/** The value of a string literal's body. */
export function decodeString(body: string): string {
  return body.replace(escapePattern, (_match, unicode, hexadecimal, octal, named) => {
    if (named !== undefined) return namedEscapes[named] ?? '';
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
    return String.fromCharCode(Number.parseInt(unicode ?? hexadecimal, 16));
  });
}

/** The value of a bytes literal's body: text as UTF-8, `\xFF` and `\377` as one byte each. */
export function decodeBytes(body: string): Uint8Array | undefined {
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const match of body.matchAll(escapePattern)) {
    const [whole, unicode, hexadecimal, octal, named] = match;
    if (unicode !== undefined) return undefined;
    parts.push(Buffer.from(body.slice(from, match.index), 'utf8'));
    const code = hexadecimal !== undefined ? Number.parseInt(hexadecimal, 16) : undefined;
    if (named !== undefined) parts.push(Buffer.from(namedEscapes[named] ?? '', 'utf8'));
    else parts.push(Uint8Array.of(code ?? Number.parseInt(octal ?? '', 8)));
    from = match.index + whole.length;
  }
  parts.push(Buffer.from(body.slice(from), 'utf8'));
  return new Uint8Array(Buffer.concat(parts));
}
