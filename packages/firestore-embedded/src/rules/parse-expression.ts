import { type BinaryOperator, type Expression, operatorLevels } from './ast.ts';
import type { Token } from './lexer.ts';
import { OperandParser, parseInteger } from './parse-operand.ts';
import type { SyntaxFailure, TokenStream } from './token-stream.ts';

const bindingPowers: ReadonlyMap<string, number> = new Map(
  operatorLevels.flatMap((level, power) => level.map((operator) => [operator, power + 1])),
);
const unaryPower = operatorLevels.length + 1;
/** The maximum depth of an expression in Google's compiler, for brackets and chains of operators. */
const maxDepth = 99;

/** The types that `is` accepts, in the order of Google's message. */
const testableTypes: readonly string[] =
  'bool,bytes,constraint,duration,float,int,latlng,list,vector,set,number,map,string,timestamp,path,map_diff'.split(
    ',',
  );

/** A Pratt parser for one expression. */
export function parseExpression(tokens: TokenStream): Expression {
  return new ExpressionParser(tokens).parse(0);
}

class ExpressionParser {
  readonly #tokens: TokenStream;
  readonly #operands: OperandParser;
  #nesting = 0;

  constructor(tokens: TokenStream) {
    this.#tokens = tokens;
    this.#operands = new OperandParser(tokens, () => this.parse(0));
  }

  /** Reads operators that bind tighter than `power`. */
  parse(power: number): Expression {
    this.#nesting += 1;
    if (this.#nesting > maxDepth) throw this.#tooComplex();
    let left = this.#prefix();
    for (let chain = 1; ; chain += 1) {
      const operator = this.#tokens.current;
      const operatorPower = this.#powerOf(operator);
      if (operatorPower === undefined || operatorPower <= power) break;
      if (this.#nesting + chain > maxDepth) throw this.#tooComplex();
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
      const branches = { whenTrue, whenFalse };
      return { kind: 'conditional', condition: left, ...branches, ...tokens.spanFrom(start) };
    }
    if (token.text === 'is') {
      const type = this.#typeName();
      return { kind: 'is', operand: left, type, ...tokens.spanFrom(start) };
    }
    const right = this.parse(power);
    // `bindingPowers` contains no other word.
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
    if (!tokens.is('!') && !tokens.is('-')) return this.#operands.parse();
    tokens.next();
    if (text === '-' && tokens.isKind('int')) {
      // -9223372036854775808 is valid, 9223372036854775808 is not.
      const value = -parseInteger(tokens, 2n ** 63n);
      return this.#operands.parseAfter({ kind: 'literal', value, ...tokens.spanFrom(start) });
    }
    // No operator may follow a minus: neither `- -1` nor `-!true`.
    if (text === '-' && (tokens.is('-') || tokens.is('!'))) throw tokens.unexpected();
    const operand = this.parse(unaryPower);
    const operator = text === '!' ? '!' : '-';
    return { kind: 'unary', operator, operand, start, end: operand.end };
  }
}
