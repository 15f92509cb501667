import type { ConstraintOperator } from '../authorizer.ts';
import type { RulesValue } from './rules-value.ts';

/** One thing known of a value; what is known to be equal is no constraint but the value itself. */
export interface Condition {
  readonly operator: Exclude<ConstraintOperator, '=='>;
  readonly value: RulesValue;
}

/** A field of which a list knows only that its query bounds it. */
export class RulesConstraint {
  readonly kind = 'constraint';
  readonly conditions: readonly Condition[];

  constructor(conditions: readonly Condition[]) {
    this.conditions = conditions;
  }
}
