import { typeError, Undecided } from '../evaluation-error.ts';
import { equals, sameItem } from '../values/equals.ts';
import { type Condition, RulesConstraint } from '../values/rules-constraint.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { type Comparison, compareValues } from './comparison.ts';
import { type Signature, signature } from './signature.ts';

type Operator = Comparison | '==' | '!=';

const mirrored: Readonly<Record<Operator, Operator>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '==': '==',
  '!=': '!=',
};

/** The operand types that Google's emulator names beside a constraint. */
const operandTypes =
  'bool,duration,float,int,latlng,map,null,string,bytes,timestamp,path,list,vector,set';

/**
 * Compares what a query bounds with a value: true when the bounds promise it, else undecided,
 * also where they rule it out, as Google's emulator has it. Undefined without a constraint.
 */
export function compareConstraint(
  operator: Operator,
  left: RulesValue,
  right: RulesValue,
): true | undefined {
  if (left instanceof RulesConstraint) {
    if (right instanceof RulesConstraint) throw typeError('constraint', operandTypes);
    return promise(left, operator, right);
  }
  return right instanceof RulesConstraint ? promise(right, mirrored[operator], left) : undefined;
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

/** A query finds values of its operand's type only, and never null, but with `has`. */
function excludes({ operator, value }: Condition, excluded: RulesValue): boolean {
  if (operator === 'has') return false;
  if (operator === '!=') return excluded === null || equals(value, excluded);
  return compareValues(operator, excluded, value) !== true;
}

function isOrdered(left: RulesValue, operator: Comparison, right: RulesValue): boolean {
  return compareValues(operator, left, right) === true;
}

/** `item in constraint`. */
export function isPromised(item: RulesValue, constraint: RulesConstraint): true {
  if (hasElement(constraint, item)) return true;
  throw new Undecided();
}

export const constraintMethods: Readonly<Record<string, readonly Signature[]>> = {
  hasAny: [
    signature(['constraint', 'list'], (constraint, wanted) =>
      wanted.some((item) => hasElement(constraint, item)),
    ),
  ],
};

function hasElement({ conditions }: RulesConstraint, item: RulesValue): boolean {
  return conditions.some(({ operator, value }) => operator === 'has' && sameItem(value, item));
}
