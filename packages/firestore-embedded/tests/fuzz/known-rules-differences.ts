import type { RulesDifference } from './fuzz-rules.ts';

/** An accepted difference between two verdicts on a condition, with its reason. */
export interface KnownRulesDifference {
  readonly reason: string;
  explains(difference: RulesDifference): boolean;
}

/** All accepted differences. Any other difference is a failure. */
export const knownRulesDifferences: readonly KnownRulesDifference[] = [
  {
    reason: "Google's emulator has a fault where it judges the condition.",
    explains: ({ googles }) => googles === 'fault',
  },
  {
    reason: "Google's emulator has an error for math.isInfinite and bool, which are documented.",
    explains: ({ condition, ours, googles }) =>
      /math\.isInfinite\(|\bbool\(/.test(condition) && googles === 'error' && ours !== 'fault',
  },
  {
    reason:
      "Google's compiler refuses a function of a float where an int is needed; we do as we run it.",
    explains: ({ condition, ours, googles }) =>
      /[[(:,] ?(?:math\.(?:sqrt|floor|ceil|pow)|float)\(/.test(condition) &&
      ours === 'error' &&
      googles === 'refused',
  },
];
