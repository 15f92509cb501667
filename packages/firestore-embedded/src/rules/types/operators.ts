import type { BinaryOperator, UnaryOperator } from '../ast.ts';
import { functionNotFound, nullValueError, unsupported } from '../evaluation-error.ts';
import { equals } from '../values/equality.ts';
import { is, isList, type RulesValue, typeOf } from '../values/rules-value.ts';
import { arithmetic } from './arithmetic.ts';
import { includes } from './collection-methods.ts';
import { compare } from './comparison.ts';
import { compareConstraint, isPromised } from './constraint-operators.ts';
import { checkInt } from './conversions.ts';

/** The operators that need both sides, the left one first. */
export type StrictOperator = Exclude<BinaryOperator, '&&' | '||' | 'in'>;

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
