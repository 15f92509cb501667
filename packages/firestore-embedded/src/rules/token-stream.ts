import type { NamedSpan } from './ast.ts';
import { quoteToken, type Token, type TokenKind } from './lexer.ts';
import type { IssueList, Span } from './source-text.ts';

/** Ends the statement being parsed. The parser continues after it, so that one run reports several issues. */
export class SyntaxFailure {}

const endless: Token = { kind: 'end', text: '', start: 0, end: 0 };

/** A cursor over the tokens, with the tests that a parser needs. */
export class TokenStream {
  readonly #tokens: readonly Token[];
  readonly #issues: IssueList;
  #at = 0;

  constructor(tokens: readonly Token[], issues: IssueList) {
    this.#tokens = tokens;
    this.#issues = issues;
  }

  get current(): Token {
    return this.#tokens[this.#at] ?? this.#tokens.at(-1) ?? endless;
  }

  get following(): Token {
    return this.#tokens[this.#at + 1] ?? endless;
  }

  /** The span from a place up to the token before the current one. */
  spanFrom(start: number): Span {
    return { start, end: this.#tokens[this.#at - 1]?.end ?? 0 };
  }

  next(): Token {
    const token = this.current;
    if (token.kind !== 'end') this.#at += 1;
    return token;
  }

  /** Whether the current token is this punctuation or word. */
  is(text: string): boolean {
    const { kind, text: written } = this.current;
    return written === text && (kind === 'punctuation' || kind === 'identifier');
  }

  isKind(kind: TokenKind): boolean {
    return this.current.kind === kind;
  }

  take(text: string): boolean {
    const found = this.is(text);
    if (found) this.next();
    return found;
  }

  expect(text: string): Token {
    if (!this.is(text)) throw this.mismatch(`'${text}'`);
    return this.next();
  }

  expectName(): NamedSpan {
    if (!this.isKind('identifier')) throw this.mismatch('IDENTIFIER');
    return this.name();
  }

  /** Reads the current token as a name. */
  name(): NamedSpan {
    const { text: name, start, end } = this.next();
    return { name, nameSpan: { start, end } };
  }

  mismatch(expected: string): SyntaxFailure {
    return this.fail(
      this.current,
      `mismatched input ${quoteToken(this.current)} expecting ${expected}`,
    );
  }

  unexpected(): SyntaxFailure {
    return this.fail(this.current, `Unexpected ${quoteToken(this.current)}.`);
  }

  fail(span: Span, description: string): SyntaxFailure {
    this.#issues.error(span, description);
    return new SyntaxFailure();
  }
}
