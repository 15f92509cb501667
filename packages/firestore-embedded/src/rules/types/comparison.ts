import { type EvaluationError, unsupported } from '../evaluation-error.ts';
import { is, isNumber, type RulesValue, typeOf } from '../values/rules-value.ts';

export type Comparison = '<' | '<=' | '>' | '>=';

/** `<`, `<=`, `>` and `>=`, between two values of one type or two numbers. */
export function compare(operator: Comparison, left: RulesValue, right: RulesValue): boolean {
  const answer = compareValues(operator, left, right);
  if (answer === undefined) throw operandError(operator, left, right);
  return answer;
}

/** Applies the operator; undefined when the two values have no order. */
export function compareValues(
  operator: Comparison,
  left: RulesValue,
  right: RulesValue,
): boolean | undefined {
  const [a, b] = orderedPair(left, right) ?? [];
  if (a === undefined || b === undefined) return undefined;
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
  if (is(left, 'timestamp') && is(right, 'timestamp')) return [left.nanos, right.nanos];
  if (is(left, 'duration') && is(right, 'duration')) return [left.nanos, right.nanos];
  if (is(left, 'bytes') && is(right, 'bytes')) return [Buffer.compare(left.bytes, right.bytes), 0];
  return undefined;
}

/** The error of an operator that does not take these values. */
export function operandError(
  operator: string,
  left: RulesValue,
  right: RulesValue,
): EvaluationError {
  return unsupported(`${typeOf(left)} ${operator} ${typeOf(right)}`);
}
