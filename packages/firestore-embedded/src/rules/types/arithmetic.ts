import { EvaluationError } from '../evaluation-error.ts';
import { makeDuration, makeTimestamp } from '../values/rules-time.ts';
import { is, isNumber, type RulesValue } from '../values/rules-value.ts';
import { operandError } from './comparison.ts';
import { checkInt } from './conversions.ts';
import { maxTextLength } from './replace-text.ts';

export type Arithmetic = '+' | '-' | '*' | '/' | '%';

/** Ints stay ints within int64; an int beside a float is converted to a float. */
export function arithmetic(operator: Arithmetic, left: RulesValue, right: RulesValue): RulesValue {
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
