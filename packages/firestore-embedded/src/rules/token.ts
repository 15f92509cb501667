import type { Span } from './source-text.ts';

export type TokenKind =
  /** A name or a keyword: `allow` is a keyword only where a statement may begin. */
  | 'identifier'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  /** `/users` or `/(default)`, slash included: a slash with a space after it is a division. */
  | 'path-segment'
  | 'punctuation'
  | 'end';

/** One word of a rules file. */
export interface Token extends Span {
  readonly kind: TokenKind;
  /** As written. */
  readonly text: string;
  /** The value of a string or bytes literal. */
  readonly value?: string | Uint8Array;
}

/** The name of a token in a message. */
export function quoteToken(token: Token): string {
  return token.kind === 'end' ? "'<EOF>'" : `'${token.text}'`;
}
