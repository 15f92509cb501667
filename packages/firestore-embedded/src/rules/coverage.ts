import type { Expression } from './ast.ts';
import { EvaluationError } from './evaluation-error.ts';
import { type RulesValue, typeOf } from './values/rules-value.ts';

/** Called with each expression's outcome while rules are evaluated. */
export interface CoverageRecorder {
  record(expression: Expression, outcome: RulesValue | EvaluationError): void;
}

/** One outcome of an expression and its count. */
export interface CountedOutcome {
  /** For lists, maps and the like only the type is counted; the first one represents all. */
  readonly outcome: RulesValue | EvaluationError;
  /** The expression in which the error arose. */
  readonly origin?: Expression;
  count: number;
}

/** Above this number of different values of one expression, new values are not counted. */
const maxOutcomes = 100;

/** Counts outcomes per expression, for the coverage report. */
export class ExpressionCounts implements CoverageRecorder {
  readonly counts = new Map<Expression, Map<string, CountedOutcome>>();
  #lastError: EvaluationError | undefined;
  #origin: Expression | undefined;

  record(expression: Expression, outcome: RulesValue | EvaluationError): void {
    let outcomes = this.counts.get(expression);
    if (outcomes === undefined) {
      outcomes = new Map();
      this.counts.set(expression, outcomes);
    }
    // An error is recorded first where it arises, and then by each expression that it passes through.
    if (outcome instanceof EvaluationError && outcome !== this.#lastError) {
      this.#lastError = outcome;
      this.#origin = expression;
    }
    const key = keyOf(outcome);
    const counted = outcomes.get(key);
    if (counted !== undefined) counted.count += 1;
    else if (outcomes.size < maxOutcomes) outcomes.set(key, this.#first(outcome));
  }

  #first(outcome: RulesValue | EvaluationError): CountedOutcome {
    const isError = outcome instanceof EvaluationError;
    return { outcome, count: 1, ...(isError && this.#origin && { origin: this.#origin }) };
  }
}

/** A limit, so that the report uses little memory for any values. */
const maxReportedLength = 200;

function keyOf(outcome: RulesValue | EvaluationError): string {
  if (outcome instanceof EvaluationError)
    return `error ${outcome.message.slice(0, maxReportedLength)}`;
  const isLong = typeof outcome === 'string' && outcome.length > maxReportedLength;
  if (isLong || (typeof outcome === 'object' && outcome !== null)) return typeOf(outcome);
  return `${typeOf(outcome)} ${outcome}`;
}
