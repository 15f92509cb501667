import { Undecided } from '../evaluation-error.ts';
import { equals, sameItem } from '../values/equality.ts';
import {
  type Condition,
  is,
  type RulesConstraint,
  type RulesValue,
} from '../values/rules-value.ts';
import { type Comparison, compareValues, operandError } from './comparison.ts';
import { only, type Signatures } from './signature.ts';

type Operator = Comparison | '==' | '!=';

const mirrored: Readonly<Record<Operator, Operator>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '==': '==',
  '!=': '!=',
};

/**
 * Compares the bounds of a query with a value. Returns true when the bounds guarantee the comparison,
 * and otherwise throws Undecided, even when they exclude it, as in Google's emulator. Returns undefined
 * without a constraint.
 */
export function compareConstraint(
  operator: Operator,
  left: RulesValue,
  right: RulesValue,
): true | undefined {
  if (is(left, 'constraint')) {
    if (is(right, 'constraint')) throw operandError(operator, left, right);
    return promise(left, operator, right);
  }
  return is(right, 'constraint') ? promise(right, mirrored[operator], left) : undefined;
}

function promise({ conditions }: RulesConstraint, operator: Operator, value: RulesValue): true {
  if (conditions.some((condition) => implies(condition, operator, value))) return true;
  throw new Undecided();
}

function implies({ operator, value }: Condition, wanted: Operator, bound: RulesValue): boolean {
  switch (wanted) {
    case '<':
    case '<=':
      if (operator !== '<' && operator !== '<=') return false;
      return isOrdered(value, wanted === '<' && operator === '<=' ? '<' : '<=', bound);
    case '>':
    case '>=':
      if (operator !== '>' && operator !== '>=') return false;
      return isOrdered(value, wanted === '>' && operator === '>=' ? '>' : '>=', bound);
    case '!=':
      return excludes({ operator, value }, bound);
    default:
      return false;
  }
}

/**
 * Whether a condition excludes a value. Except for `has`, a query only finds values of its operand's
 * type, and never null.
 */
function excludes({ operator, value }: Condition, excluded: RulesValue): boolean {
  if (operator === 'has') return false;
  if (operator === '!=') return excluded === null || equals(value, excluded);
  return compareValues(operator, excluded, value) !== true;
}

function isOrdered(left: RulesValue, operator: Comparison, right: RulesValue): boolean {
  return compareValues(operator, left, right) === true;
}

/** Evaluates `item in constraint`. */
export function isPromised(item: RulesValue, constraint: RulesConstraint): true {
  if (hasElement(constraint, item)) return true;
  throw new Undecided();
}

export const constraintMethods: Signatures = {
  hasAny: only(['constraint', 'list'], (constraint, wanted) =>
    wanted.some((item) => hasElement(constraint, item)),
  ),
};

function hasElement({ conditions }: RulesConstraint, item: RulesValue): boolean {
  return conditions.some(({ operator, value }) => operator === 'has' && sameItem(value, item));
}
