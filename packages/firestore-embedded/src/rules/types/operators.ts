import type { BinaryOperator, UnaryOperator } from '../ast.ts';
import { functionNotFound, nullValueError, unsupported } from '../evaluation-error.ts';
import { equals } from '../values/equals.ts';
import { RulesDuration } from '../values/rules-time.ts';
import { isList, type RulesValue, typeOf } from '../values/rules-value.ts';
import { arithmetic } from './arithmetic.ts';
import { compare } from './comparison.ts';
import { checkInt } from './conversions.ts';
import { includes } from './list-methods.ts';

/** All but `&&` and `||`, which do not always evaluate their right side. */
export type StrictOperator = Exclude<BinaryOperator, '&&' | '||'>;

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
