import type { Expression } from './ast.ts';
import { EvaluationError } from './evaluation-error.ts';
import { type RulesValue, typeOf } from './values/rules-value.ts';

/** Told of each expression's outcome while rules are evaluated. */
export interface CoverageRecorder {
  record(expression: Expression, outcome: RulesValue | EvaluationError): void;
}

/** Counts outcomes per expression, for the coverage report. */
export class ExpressionCounts implements CoverageRecorder {
  readonly counts = new Map<Expression, Map<string, number>>();

  record(expression: Expression, outcome: RulesValue | EvaluationError): void {
    const outcomes = this.counts.get(expression) ?? new Map<string, number>();
    const name = outcomeName(outcome);
    outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
    this.counts.set(expression, outcomes);
  }
}

/** A value small enough to print as it is, else its type. */
function outcomeName(outcome: RulesValue | EvaluationError): string {
  if (outcome instanceof EvaluationError) return 'error';
  if (outcome === null || typeof outcome === 'boolean' || typeof outcome === 'bigint') {
    return String(outcome);
  }
  return typeOf(outcome);
}
