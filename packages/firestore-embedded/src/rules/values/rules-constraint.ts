import type { ConstraintOperator } from '../authorizer.ts';
import type { RulesValue } from './rules-value.ts';

/** One known condition on a value. A value that is known by equality is no constraint. */
export interface Condition {
  readonly operator: Exclude<ConstraintOperator, '=='>;
  readonly value: RulesValue;
}

/** A field of a list's documents of which only the bounds of the query are known. */
export class RulesConstraint {
  readonly kind = 'constraint';
  readonly conditions: readonly Condition[];

  constructor(conditions: readonly Condition[]) {
    this.conditions = conditions;
  }
}
