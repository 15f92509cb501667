import type { Expression, LiteralValue } from './ast.ts';
import type { Token } from './lexer.ts';
import { parsePath } from './parse-path.ts';
import type { TokenStream } from './token-stream.ts';

/** Words that cannot be the name of a variable. */
const reservedWords: ReadonlySet<string> = new Set(
  'in is if let return function match allow service rules_version $'.split(' '),
);

/** Parses an operand. */
export class OperandParser {
  readonly #tokens: TokenStream;
  /** Parses a whole expression, inside brackets. */
  readonly #parseInner: () => Expression;

  constructor(tokens: TokenStream, parseInner: () => Expression) {
    this.#tokens = tokens;
    this.#parseInner = parseInner;
  }

  parse(): Expression {
    return this.parseAfter(this.#primary());
  }

  /** The suffixes of an operand: members, calls, indexes and slices. */
  parseAfter(object: Expression): Expression {
    let result = object;
    for (;;) {
      if (this.#tokens.take('.')) result = this.#member(result);
      else if (this.#tokens.take('[')) result = this.#subscript(result);
      else return result;
    }
  }

  #member(object: Expression): Expression {
    const tokens = this.#tokens;
    const { start } = object;
    // `service` begins the next block even here, in Google's grammar.
    if (!tokens.isKind('identifier') || tokens.is('service')) throw tokens.unexpected();
    const { text: name, ...nameSpan } = tokens.next();
    if (!tokens.take('(')) return { kind: 'member', object, name, start, end: nameSpan.end };
    const items = this.#items(')');
    return {
      kind: 'method',
      object,
      name,
      nameSpan,
      arguments: items,
      start,
      end: tokens.previousEnd,
    };
  }

  #subscript(object: Expression): Expression {
    const tokens = this.#tokens;
    const { start } = object;
    const from = tokens.is(':') ? undefined : this.#parseInner();
    if (!tokens.take(':')) {
      if (!tokens.take(']') || from === undefined) throw tokens.unexpected();
      return { kind: 'index', object, index: from, start, end: tokens.previousEnd };
    }
    const to = tokens.is(']') ? undefined : this.#parseInner();
    const { end } = tokens.expect(']');
    return {
      kind: 'slice',
      object,
      start,
      end,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    };
  }

  #primary(): Expression {
    const tokens = this.#tokens;
    const token = tokens.current;
    const { start, end } = token;
    switch (token.kind) {
      case 'int':
        return this.#literal(parseInteger(tokens, 2n ** 63n - 1n), start, end);
      case 'float':
        return this.#literal(Number(tokens.next().text), start, end);
      case 'string':
      case 'bytes':
        return this.#literal(tokens.next().value ?? '', start, end);
      case 'path-segment':
        return this.#path(start);
      case 'identifier':
        return this.#named(token);
      case 'punctuation':
        return this.#bracketed(token);
      default:
        throw tokens.unexpected();
    }
  }

  #literal(value: LiteralValue, start: number, end: number): Expression {
    return { kind: 'literal', value, start, end };
  }

  #path(start: number): Expression {
    const parts = parsePath(this.#tokens, this.#parseInner);
    return { kind: 'path', parts, start, end: this.#tokens.previousEnd };
  }

  #named(token: Token): Expression {
    const tokens = this.#tokens;
    const { start, end, text: name } = token;
    if (reservedWords.has(name)) throw tokens.unexpected();
    tokens.next();
    if (name === 'true' || name === 'false') return this.#literal(name === 'true', start, end);
    if (name === 'null') return this.#literal(null, start, end);
    if (!tokens.take('(')) return { kind: 'name', name, start, end };
    const items = this.#items(')');
    return {
      kind: 'call',
      name,
      nameSpan: { start, end },
      arguments: items,
      start,
      end: tokens.previousEnd,
    };
  }

  #bracketed(token: Token): Expression {
    const tokens = this.#tokens;
    const { start } = token;
    switch (token.text) {
      case '(': {
        tokens.next();
        const inner = this.#parseInner();
        if (!tokens.take(')')) throw tokens.unexpected();
        return { ...inner, start, end: tokens.previousEnd };
      }
      case '[': {
        tokens.next();
        const items = this.#items(']');
        return { kind: 'list', items, start, end: tokens.previousEnd };
      }
      case '{':
        tokens.next();
        return this.#map(start);
      case '/':
        return this.#path(start);
      default:
        throw tokens.unexpected();
    }
  }

  /** The expressions up to the closing bracket, with an optional trailing comma. */
  #items(close: ')' | ']'): Expression[] {
    const tokens = this.#tokens;
    const items: Expression[] = [];
    while (!tokens.take(close)) {
      items.push(this.#parseInner());
      if (!tokens.take(',') && !tokens.is(close)) throw tokens.unexpected();
    }
    return items;
  }

  #map(start: number): Expression {
    const tokens = this.#tokens;
    const entries: [Expression, Expression][] = [];
    while (!tokens.take('}')) {
      const key = this.#parseInner();
      if (!tokens.take(':')) throw tokens.unexpected();
      entries.push([key, this.#parseInner()]);
      if (!tokens.take(',') && !tokens.is('}')) throw tokens.unexpected();
    }
    return { kind: 'map', entries, start, end: tokens.previousEnd };
  }
}

/** Reads an int; fails when it is above `maximum`. */
export function parseInteger(tokens: TokenStream, maximum: bigint): bigint {
  const token = tokens.next();
  const value = BigInt(token.text);
  if (value <= maximum) return value;
  throw tokens.fail(token, `Invalid number literal ${token.text}.`);
}
