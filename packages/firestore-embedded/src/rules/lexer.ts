import { decodeBytes, decodeString, literalBody } from './decode-literal.ts';
import type { IssueList, Span } from './source-text.ts';

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

/** Whitespace and comments; an unclosed comment does not count as one, and begins a path. */
const blank = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/uy;
const identifier = /[A-Za-z_$][A-Za-z0-9_$]*/uy;
const float = /\d+\.\d*|\.\d+/uy;
const int = /\d+/uy;
const pathSegment = /\/(?:[A-Za-z0-9_.\-~%@:&'*+]+|\([A-Za-z0-9_.\-~%@:&'*+]+\))/uy;
const punctuation = /--|\+\+|&&|\|\||==|!=|<=|>=|\*\*|[{}()[\].,;:?+\-*/%<>=!]/uy;

/** Splits a rules file into tokens; reports and skips unknown characters. */
export function tokenize(content: string, issues: IssueList): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    at += matchAt(blank, content, at)?.length ?? 0;
    if (at >= content.length) break;
    const token = literalAt(content, at, issues) ?? plainAt(content, at);
    if (token === undefined) {
      const unknown = String.fromCodePoint(content.codePointAt(at) ?? 0);
      const span = { start: at, end: at + unknown.length };
      issues.error(span, `token recognition error at: '${unknown}'`);
      at = span.end;
    } else {
      tokens.push(token);
      at = token.end;
    }
  }
  tokens.push({ kind: 'end', text: '', start: content.length, end: content.length });
  return tokens;
}

function matchAt(pattern: RegExp, content: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(content)?.[0];
}

const plainKinds: readonly (readonly [TokenKind, RegExp])[] = [
  ['identifier', identifier],
  ['float', float],
  ['int', int],
  ['path-segment', pathSegment],
  ['punctuation', punctuation],
];

function plainAt(content: string, start: number): Token | undefined {
  for (const [kind, pattern] of plainKinds) {
    const text = matchAt(pattern, content, start);
    if (text !== undefined) return { kind, text, start, end: start + text.length };
  }
  return undefined;
}

/** The length of the rest of a broken literal, so that one invalid escape is one issue. */
function restOfLiteral(content: string, from: number, quote: string): number {
  const line = content.slice(from).split(/[\r\n]/u, 1)[0] ?? '';
  const close = line.indexOf(quote);
  return close === -1 ? line.length : close + 1;
}

function literalAt(content: string, start: number, issues: IssueList): Token | undefined {
  const isBytes = content[start] === 'b' && /['"]/u.test(content[start + 1] ?? '');
  const open = isBytes ? start + 1 : start;
  const quote = content[open];
  if (quote !== "'" && quote !== '"') return undefined;
  const body = matchAt(literalBody[quote], content, open + 1) ?? '';
  const close = open + 1 + body.length;
  const closed = content[close] === quote;
  const end = closed ? close + 1 : close + restOfLiteral(content, close, quote);
  const text = content.slice(start, end);
  if (!closed) issues.error({ start: close, end: close + 1 }, `Missing a closing ${quote}`);
  if (!isBytes) return { kind: 'string', text, value: decodeString(body), start, end };
  const value = decodeBytes(body);
  if (value === undefined) issues.error({ start, end }, `Invalid bytes literal ${text}.`);
  return { kind: 'bytes', text, value: value ?? new Uint8Array(), start, end };
}
