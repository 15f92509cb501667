import type { BinaryOperator, Expression, LiteralValue } from './ast.ts';
import { parsePath } from './parse-path.ts';
import type { Token } from './token.ts';
import type { SyntaxFailure, TokenStream } from './token-stream.ts';

/** Where each operator stands, loosest first, as Google's grammar has it. */
const bindingPowers: ReadonlyMap<string, number> = new Map(
  [
    ['?'],
    ['||'],
    ['&&'],
    ['in'],
    ['is'],
    ['==', '!='],
    ['<', '<=', '>', '>='],
    ['+', '-'],
    ['*', '/', '%'],
  ].flatMap((level, power) => level.map((operator) => [operator, power + 1] as const)),
);
const unaryPower = 10;
/** What Google's compiler takes: a hundred brackets inside each other, a thousand operators. */
const maxNesting = 100;
const maxOperators = 1000;
const maxInt64 = 2n ** 63n - 1n;

/** Words that cannot be the name of a variable. */
const reserved = new Set([
  'in',
  'is',
  'if',
  'let',
  'return',
  'function',
  'match',
  'allow',
  'service',
  'rules_version',
  '$',
]);

/** The types that `is` knows, as Google's message lists them. */
export const testableTypes: readonly string[] = [
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'vector',
  'set',
  'number',
  'map',
  'string',
  'timestamp',
  'path',
  'map_diff',
];

/** A Pratt parser for one expression. */
export function parseExpression(tokens: TokenStream): Expression {
  return new ExpressionParser(tokens).parse(0);
}

class ExpressionParser {
  readonly #tokens: TokenStream;
  #nesting = 0;
  #operators = 0;

  constructor(tokens: TokenStream) {
    this.#tokens = tokens;
  }

  /** Reads operators that bind tighter than `power`. */
  parse(power: number): Expression {
    this.#nesting += 1;
    if (this.#nesting > maxNesting) throw this.#tooComplex();
    let left = this.#prefix();
    for (;;) {
      const operator = this.#tokens.current;
      const operatorPower = this.#powerOf(operator);
      if (operatorPower === undefined || operatorPower <= power) break;
      this.#operators += 1;
      if (this.#operators > maxOperators) throw this.#tooComplex();
      left = this.#infix(left, operator, operatorPower);
    }
    this.#nesting -= 1;
    return left;
  }

  #tooComplex(): SyntaxFailure {
    return this.#tokens.fail(this.#tokens.current, 'Expression is too complex to evaluate safely.');
  }

  #powerOf(token: Token): number | undefined {
    if (token.kind !== 'punctuation' && token.kind !== 'identifier') return undefined;
    return bindingPowers.get(token.text);
  }

  #infix(left: Expression, token: Token, power: number): Expression {
    const tokens = this.#tokens;
    const { start } = left;
    tokens.next();
    if (token.text === '?') {
      const whenTrue = this.parse(0);
      tokens.expect(':');
      const whenFalse = this.parse(0);
      return {
        kind: 'conditional',
        condition: left,
        whenTrue,
        whenFalse,
        start,
        end: whenFalse.end,
      };
    }
    if (token.text === 'is') {
      const type = this.#typeName();
      return { kind: 'is', operand: left, type, start, end: tokens.previousEnd };
    }
    const right = this.parse(power);
    // `bindingPowers` holds no other word.
    const operator = token.text as BinaryOperator;
    return { kind: 'binary', operator, left, right, start, end: right.end };
  }

  #typeName(): string {
    const tokens = this.#tokens;
    const { kind, text } = tokens.current;
    if (kind === 'identifier' && testableTypes.includes(text)) return tokens.next().text;
    if (kind === 'identifier') tokens.next();
    throw tokens.fail(
      tokens.current,
      `An unsupported type identifier was used with the 'is' operator. Received ${text}. Expected one of ${testableTypes.join(',')}`,
    );
  }

  #prefix(): Expression {
    const tokens = this.#tokens;
    const { start, text } = tokens.current;
    if (tokens.take('--') || tokens.take('++')) {
      throw tokens.fail(
        tokens.current,
        'Increment (++) and decrement (--) operators are not supported.',
      );
    }
    if (!tokens.is('!') && !tokens.is('-')) return this.#postfix(this.#primary());
    tokens.next();
    if (text === '-' && tokens.isKind('int')) {
      // -9223372036854775808 is a number, 9223372036854775808 is not.
      const value = -this.#integer(tokens.next(), maxInt64 + 1n);
      return this.#postfix({ kind: 'literal', value, start, end: tokens.previousEnd });
    }
    // A minus takes no other operator behind it: neither `- -1` nor `-!true`.
    if (text === '-' && (tokens.is('-') || tokens.is('!'))) throw tokens.unexpected();
    const operand = this.parse(unaryPower);
    const operator = text === '!' ? '!' : '-';
    return { kind: 'unary', operator, operand, start, end: operand.end };
  }

  #postfix(object: Expression): Expression {
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
    const from = tokens.is(':') ? undefined : this.parse(0);
    if (!tokens.take(':')) {
      if (!tokens.take(']') || from === undefined) throw tokens.unexpected();
      return { kind: 'index', object, index: from, start, end: tokens.previousEnd };
    }
    const to = tokens.is(']') ? undefined : this.parse(0);
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
        return this.#literal(this.#integer(tokens.next(), maxInt64), start, end);
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

  #integer(token: Token, maximum: bigint): bigint {
    const value = BigInt(token.text);
    if (value > maximum) {
      throw this.#tokens.fail(token, `Invalid number literal ${token.text}.`);
    }
    return value;
  }

  #path(start: number): Expression {
    const parts = parsePath(this.#tokens, () => this.parse(0));
    return { kind: 'path', parts, start, end: this.#tokens.previousEnd };
  }

  #named(token: Token): Expression {
    const tokens = this.#tokens;
    const { start, end, text: name } = token;
    if (reserved.has(name)) throw tokens.unexpected();
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
        const inner = this.parse(0);
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

  /** Expressions up to the closing mark; a comma may stand before it. */
  #items(close: ')' | ']'): Expression[] {
    const tokens = this.#tokens;
    const items: Expression[] = [];
    while (!tokens.take(close)) {
      items.push(this.parse(0));
      if (!tokens.take(',') && !tokens.is(close)) throw tokens.unexpected();
    }
    return items;
  }

  #map(start: number): Expression {
    const tokens = this.#tokens;
    const entries: [Expression, Expression][] = [];
    while (!tokens.take('}')) {
      const key = this.parse(0);
      if (!tokens.take(':')) throw tokens.unexpected();
      entries.push([key, this.parse(0)]);
      if (!tokens.take(',') && !tokens.is('}')) throw tokens.unexpected();
    }
    return { kind: 'map', entries, start, end: tokens.previousEnd };
  }
}
