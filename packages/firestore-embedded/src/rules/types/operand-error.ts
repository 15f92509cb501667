import { type EvaluationError, unsupported } from '../evaluation-error.ts';
import { type RulesValue, typeOf } from '../values/rules-value.ts';

/** The types on either side of an operator. */
export type OperandTypes = readonly (readonly [string, string])[];

/** Pairs of one type with itself. */
export function alike(types: readonly string[]): [string, string][] {
  return types.map((type) => [type, type]);
}

/** The error of an operator that does not take these values; `expected` is the list in Google's message. */
export function operandError(
  operator: string,
  left: RulesValue,
  right: RulesValue,
  expected: OperandTypes,
): EvaluationError {
  return unsupported(
    `${typeOf(left)} ${operator} ${typeOf(right)}`,
    expected.map(([a, b]) => `${a} ${operator} ${b}`),
  );
}
