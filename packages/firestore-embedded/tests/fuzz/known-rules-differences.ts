import type { RulesDifference } from './fuzz-rules.ts';

/** One way in which two servers may judge a condition differently, and why that is as it should be. */
export interface KnownRulesDifference {
  readonly reason: string;
  explains(difference: RulesDifference): boolean;
}

/** The whole list: what is not in it must be the same. */
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
