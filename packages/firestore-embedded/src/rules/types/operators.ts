import type { BinaryOperator, UnaryOperator } from '../ast.ts';
import {
  EvaluationError,
  functionNotFound,
  nullValueError,
  unsupported,
} from '../evaluation-error.ts';
import { equals } from '../values/equals.ts';
import { RulesDuration, RulesTimestamp } from '../values/rules-time.ts';
import { isList, type RulesValue, typeOf } from '../values/rules-value.ts';
import { checkInt } from './conversions.ts';
import { includes } from './list-methods.ts';
import { maxTextLength } from './replace-text.ts';
import { makeDuration, makeTimestamp } from './time-limits.ts';

/** All but `&&` and `||`, which do not always evaluate their right side. */
export type StrictOperator = Exclude<BinaryOperator, '&&' | '||'>;

const numbers = ['int', 'float'];
const ordered = ['string', 'bytes', 'int', 'float', 'duration', 'timestamp'];

/** What each operator takes, as Google's messages list it. */
const operandTypes: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  '+': [
    ...pairs([...numbers, 'string', 'duration']),
    ['duration', 'timestamp'],
    ['timestamp', 'duration'],
  ],
  '-': [...pairs([...numbers, 'duration']), ['timestamp', 'duration'], ['timestamp', 'timestamp']],
  '*': pairs(numbers),
  '/': pairs(numbers),
  '%': pairs(numbers),
};
const comparable = [...pairs(ordered), ['constraint', 'any'], ['any', 'constraint']] as const;

function pairs(types: readonly string[]): [string, string][] {
  return types.map((type) => [type, type]);
}

export function applyBinary(
  operator: StrictOperator,
  left: RulesValue,
  right: RulesValue,
): RulesValue {
  switch (operator) {
    case '==':
      return equals(left, right);
    case '!=':
      return !equals(left, right);
    case 'in':
      return isIn(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right);
    default:
      return arithmetic(operator, left, right);
  }
}

export function applyUnary(operator: UnaryOperator, operand: RulesValue): RulesValue {
  if (operator === '!') {
    if (typeof operand === 'boolean') return !operand;
    throw unsupported(`!${typeOf(operand)}`, ['!bool']);
  }
  if (typeof operand === 'bigint') return checkInt(-operand);
  if (typeof operand === 'number') return -operand;
  if (operand instanceof RulesDuration) return new RulesDuration(-operand.nanos);
  throw unsupported(`-${typeOf(operand)}`, ['-int', '-float', '-duration']);
}

function isIn(item: RulesValue, container: RulesValue): boolean {
  if (container === null) throw nullValueError();
  if (typeof container === 'object') {
    if (isList(container)) return includes(container, item);
    if (container.kind === 'set') return container.has(item);
    if (container.kind === 'map') {
      if (typeof item === 'string') return container.get(item) !== undefined;
      throw unsupported(`map.in(${typeOf(item)})`, ['map.in(string)']);
    }
  }
  throw functionNotFound('in');
}

type Comparison = '<' | '<=' | '>' | '>=';

function compare(operator: Comparison, left: RulesValue, right: RulesValue): boolean {
  const [a, b] = orderedPair(left, right) ?? [];
  if (a === undefined || b === undefined) throw operandError(operator, left, right, comparable);
  switch (operator) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    default:
      return a >= b;
  }
}

type Primitive = bigint | number | string;

/** Two primitives in the same order as the values; undefined when they have no order. */
function orderedPair(left: RulesValue, right: RulesValue): [Primitive, Primitive] | undefined {
  if (typeof left === 'bigint' && typeof right === 'bigint') return [left, right];
  if (isNumber(left) && isNumber(right)) return [Number(left), Number(right)];
  if (typeof left === 'string' && typeof right === 'string') return [left, right];
  if (left instanceof RulesTimestamp && right instanceof RulesTimestamp) {
    return [left.nanos, right.nanos];
  }
  if (left instanceof RulesDuration && right instanceof RulesDuration) {
    return [left.nanos, right.nanos];
  }
  if (typeOf(left) === 'bytes' && typeOf(right) === 'bytes') return bytesPair(left, right);
  return undefined;
}

function bytesPair(left: RulesValue, right: RulesValue): [Primitive, Primitive] | undefined {
  if (!isBytes(left) || !isBytes(right)) return undefined;
  return [Buffer.compare(left.bytes, right.bytes), 0];
}

function isBytes(value: RulesValue): value is Extract<RulesValue, { readonly kind: 'bytes' }> {
  return typeOf(value) === 'bytes';
}

function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

type Arithmetic = '+' | '-' | '*' | '/' | '%';

function arithmetic(operator: Arithmetic, left: RulesValue, right: RulesValue): RulesValue {
  const result =
    typeof left === 'bigint' && typeof right === 'bigint'
      ? ofInts(operator, left, right)
      : isNumber(left) && isNumber(right)
        ? ofFloats(operator, Number(left), Number(right))
        : ofOthers(operator, left, right);
  if (result !== undefined) return result;
  throw operandError(operator, left, right, operandTypes[operator] ?? []);
}

function ofInts(operator: Arithmetic, left: bigint, right: bigint): bigint {
  switch (operator) {
    case '+':
      return checkInt(left + right);
    case '-':
      return checkInt(left - right);
    case '*':
      return checkInt(left * right);
    default:
      if (right === 0n) throw new EvaluationError('Divide by zero error.');
      // Java's quotient of the least int and -1 is the least int again.
      return operator === '/' ? BigInt.asIntN(64, left / right) : left % right;
  }
}

function ofFloats(operator: Arithmetic, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    default:
      return left % right;
  }
}

function ofOthers(
  operator: Arithmetic,
  left: RulesValue,
  right: RulesValue,
): RulesValue | undefined {
  if (operator !== '+' && operator !== '-') return undefined;
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') {
    if (left.length + right.length > maxTextLength)
      throw new EvaluationError('The string is too long.');
    return left + right;
  }
  const signed = (nanos: bigint) => (operator === '+' ? nanos : -nanos);
  if (right instanceof RulesDuration) {
    if (left instanceof RulesDuration) return makeDuration(left.nanos + signed(right.nanos));
    if (left instanceof RulesTimestamp) return makeTimestamp(left.nanos + signed(right.nanos));
  }
  if (right instanceof RulesTimestamp) {
    if (operator === '+' && left instanceof RulesDuration)
      return makeTimestamp(left.nanos + right.nanos);
    if (operator === '-' && left instanceof RulesTimestamp)
      return makeDuration(left.nanos - right.nanos);
  }
  return undefined;
}

function operandError(
  operator: string,
  left: RulesValue,
  right: RulesValue,
  expected: readonly (readonly [string, string])[],
): EvaluationError {
  return unsupported(
    `${typeOf(left)} ${operator} ${typeOf(right)}`,
    expected.map(([a, b]) => `${a} ${operator} ${b}`),
  );
}
