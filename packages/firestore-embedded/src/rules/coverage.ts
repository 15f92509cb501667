import type { Expression } from './ast.ts';
import { EvaluationError } from './evaluation-error.ts';
import { type RulesValue, typeOf } from './values/rules-value.ts';

/** Called with each expression's outcome while rules are evaluated. */
export interface CoverageRecorder {
  record(expression: Expression, outcome: RulesValue | EvaluationError): void;
}

/** One outcome of an expression, and how often it came. */
export interface CountedOutcome {
  /** Of lists, maps and the like the first one seen represents all: only their type is counted. */
  readonly outcome: RulesValue | EvaluationError;
  /** Where the error came from. */
  readonly origin?: Expression;
  count: number;
}

/** Beyond this many different values of one expression the others are no longer distinguished. */
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
    // An error is recorded where it arises first, and then by all that it passes through.
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

/** So that the report costs little memory, whatever passes through the rules. */
const maxReportedLength = 200;

function keyOf(outcome: RulesValue | EvaluationError): string {
  if (outcome instanceof EvaluationError)
    return `error ${outcome.message.slice(0, maxReportedLength)}`;
  const isLong = typeof outcome === 'string' && outcome.length > maxReportedLength;
  if (isLong || (typeof outcome === 'object' && outcome !== null)) return typeOf(outcome);
  return `${typeOf(outcome)} ${outcome}`;
}
