import type { BinaryOperator, UnaryOperator } from '../ast.ts';
import {
  EvaluationError,
  functionNotFound,
  nullValueError,
  unsupported,
} from '../evaluation-error.ts';
import { equals } from '../values/equality.ts';
import { makeDuration, makeTimestamp } from '../values/rules-time.ts';
import { is, isList, isNumber, type RulesValue, typeOf } from '../values/rules-value.ts';
import { includes } from './collection-methods.ts';
import { compare, operandError } from './comparison.ts';
import { compareConstraint, isPromised } from './constraint-operators.ts';
import { checkInt } from './conversions.ts';
import { maxTextLength } from './replace-text.ts';

/** The operators that need both sides, the left one first. */
type StrictOperator = Exclude<BinaryOperator, '&&' | '||' | 'in'>;

export function applyBinary(
  operator: StrictOperator,
  left: RulesValue,
  right: RulesValue,
): RulesValue {
  switch (operator) {
    case '==':
      return compareConstraint(operator, left, right) ?? equals(left, right);
    case '!=':
      return compareConstraint(operator, left, right) ?? !equals(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compareConstraint(operator, left, right) ?? compare(operator, left, right);
    default:
      return arithmetic(operator, left, right);
  }
}

export function applyUnary(operator: UnaryOperator, operand: RulesValue): RulesValue {
  if (operator === '!') {
    if (typeof operand === 'boolean') return !operand;
    throw unsupported(`!${typeOf(operand)}`);
  }
  if (typeof operand === 'bigint') return checkInt(-operand);
  if (typeof operand === 'number') return -operand;
  if (is(operand, 'duration')) return { kind: 'duration', nanos: -operand.nanos };
  throw unsupported(`-${typeOf(operand)}`);
}

/** `item in container`; the item is not evaluated when the container can contain nothing. */
export function isIn(readItem: () => RulesValue, container: RulesValue): boolean {
  if (container === null) throw nullValueError();
  if (typeof container === 'object') {
    if (isList(container)) return includes(container, readItem());
    if (container.kind === 'constraint') return isPromised(readItem(), container);
    if (container.kind === 'set') return container.has(readItem());
    if (container.kind === 'map') {
      const item = readItem();
      if (typeof item === 'string') return container.get(item) !== undefined;
      throw unsupported(`map.in(${typeOf(item)})`);
    }
  }
  throw functionNotFound('in');
}

type Arithmetic = '+' | '-' | '*' | '/' | '%';

/** Ints stay ints within int64; an int beside a float is converted to a float. */
function arithmetic(operator: Arithmetic, left: RulesValue, right: RulesValue): RulesValue {
  const result =
    typeof left === 'bigint' && typeof right === 'bigint'
      ? ofInts(operator, left, right)
      : isNumber(left) && isNumber(right)
        ? ofFloats(operator, Number(left), Number(right))
        : ofOthers(operator, left, right);
  if (result !== undefined) return result;
  throw operandError(operator, left, right);
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
  if (is(right, 'duration')) {
    if (is(left, 'duration')) return makeDuration(left.nanos + signed(right.nanos));
    if (is(left, 'timestamp')) return makeTimestamp(left.nanos + signed(right.nanos));
  }
  if (is(right, 'timestamp')) {
    if (operator === '+' && is(left, 'duration')) return makeTimestamp(left.nanos + right.nanos);
    if (operator === '-' && is(left, 'timestamp')) return makeDuration(left.nanos - right.nanos);
  }
  return undefined;
}
