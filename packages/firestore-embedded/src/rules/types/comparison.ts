import { RulesDuration, RulesTimestamp } from '../values/rules-time.ts';
import { type RulesValue, typeOf } from '../values/rules-value.ts';
import { alike, operandError } from './operand-error.ts';

const ordered = ['string', 'bytes', 'int', 'float', 'duration', 'timestamp'];
const comparable = [...alike(ordered), ['constraint', 'any'], ['any', 'constraint']] as const;

export type Comparison = '<' | '<=' | '>' | '>=';

/** `<`, `<=`, `>` and `>=`, between two values of one type or two numbers. */
export function compare(operator: Comparison, left: RulesValue, right: RulesValue): boolean {
  const answer = compareValues(operator, left, right);
  if (answer === undefined) throw operandError(operator, left, right, comparable);
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

export function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}
