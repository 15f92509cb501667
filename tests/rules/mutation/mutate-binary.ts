import type { BinaryOperator, ExpressionOf } from '@dinar/firestore-embedded/rules-syntax';
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

/** Mutants with another operator and, for a conjunction or a disjunction, with each side dropped. */
export function mutateBinary(
  content: string,
  { operator, left, right }: ExpressionOf<'binary'>,
): readonly Mutant[] {
  // A comment may come between the sides, before the operator.
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
