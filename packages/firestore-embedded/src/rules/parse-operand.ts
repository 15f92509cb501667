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
    const member = tokens.name();
    if (!tokens.take('(')) {
      return { kind: 'member', object, name: member.name, ...tokens.spanFrom(start) };
    }
    const items = this.#items(')');
    return { kind: 'method', object, ...member, arguments: items, ...tokens.spanFrom(start) };
  }

  #subscript(object: Expression): Expression {
    const tokens = this.#tokens;
    const { start } = object;
    const from = tokens.is(':') ? undefined : this.#parseInner();
    if (!tokens.take(':')) {
      if (!tokens.take(']') || from === undefined) throw tokens.unexpected();
      return { kind: 'index', object, index: from, ...tokens.spanFrom(start) };
    }
    const to = tokens.is(']') ? undefined : this.#parseInner();
    tokens.expect(']');
    const bounds = { ...(from && { from }), ...(to && { to }) };
    return { kind: 'slice', object, ...bounds, ...tokens.spanFrom(start) };
  }

  #primary(): Expression {
    const tokens = this.#tokens;
    const token = tokens.current;
    switch (token.kind) {
      case 'int':
        return literal(parseInteger(tokens, 2n ** 63n - 1n), token);
      case 'float':
        return literal(Number(tokens.next().text), token);
      case 'string':
      case 'bytes':
        return literal(tokens.next().value ?? '', token);
      case 'path-segment':
        return this.#path(token);
      case 'identifier':
        return this.#named(token);
      case 'punctuation':
        return this.#bracketed(token);
      default:
        throw tokens.unexpected();
    }
  }

  #path({ start }: Token): Expression {
    const parts = parsePath(this.#tokens, this.#parseInner);
    return { kind: 'path', parts, ...this.#tokens.spanFrom(start) };
  }

  #named(token: Token): Expression {
    const tokens = this.#tokens;
    if (reservedWords.has(token.text)) throw tokens.unexpected();
    const named = tokens.name();
    const { name, nameSpan } = named;
    if (name === 'true' || name === 'false') return literal(name === 'true', token);
    if (name === 'null') return literal(null, token);
    if (!tokens.take('(')) return { kind: 'name', name, ...nameSpan };
    const items = this.#items(')');
    return { kind: 'call', ...named, arguments: items, ...tokens.spanFrom(token.start) };
  }

  #bracketed(token: Token): Expression {
    const tokens = this.#tokens;
    const { start } = token;
    switch (token.text) {
      case '(': {
        tokens.next();
        const inner = this.#parseInner();
        if (!tokens.take(')')) throw tokens.unexpected();
        return { ...inner, ...tokens.spanFrom(start) };
      }
      case '[': {
        tokens.next();
        const items = this.#items(']');
        return { kind: 'list', items, ...tokens.spanFrom(start) };
      }
      case '{':
        tokens.next();
        return this.#map(start);
      case '/':
        return this.#path(token);
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
    return { kind: 'map', entries, ...tokens.spanFrom(start) };
  }
}

function literal(value: LiteralValue, { start, end }: Token): Expression {
  return { kind: 'literal', value, start, end };
}

/** Reads an int; fails when it is above `maximum`. */
export function parseInteger(tokens: TokenStream, maximum: bigint): bigint {
  const token = tokens.next();
  const value = BigInt(token.text);
  if (value <= maximum) return value;
  throw tokens.fail(token, `Invalid number literal ${token.text}.`);
}
