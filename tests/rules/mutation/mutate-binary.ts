import type { BinaryOperator, ExpressionOf } from '@dinar/firestore-embedded/rules/ast';
import { type Mutant, replace } from './mutant.ts';

/** The operators that a mistake could write in place of each one. */
const otherOperators: Readonly<Partial<Record<BinaryOperator, readonly BinaryOperator[]>>> = {
  '&&': ['||'],
  '||': ['&&'],
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>'],
  '<=': ['<', '>'],
  '>': ['>=', '<'],
  '>=': ['>', '<'],
};

/** The operator made another and, of a conjunction or a disjunction, each side dropped. */
export function mutateBinary(
  content: string,
  { operator, left, right }: ExpressionOf<'binary'>,
): readonly Mutant[] {
  // A comment may come between the sides; the operator follows it.
  const start = content.lastIndexOf(operator, right.start - 1);
  const others = (otherOperators[operator] ?? []).map((other) =>
    replace({ start, end: start + operator.length }, other),
  );
  if (operator !== '&&' && operator !== '||') return others;
  return [
    ...others,
    replace({ start: left.start, end: right.start }, ''),
    replace({ start: left.end, end: right.end }, ''),
  ];
}
