import { EvaluationError } from './evaluation-error.ts';
import type { RequestContext } from './request-context.ts';
import type { RulesValue } from './values/rules-value.ts';

/** A compiled expression; throws EvaluationError. */
export type Evaluate = (frame: Frame) => RulesValue;

/** A closure that always fails the same way. */
export function failing(makeError: () => EvaluationError): Evaluate {
  return () => {
    throw makeError();
  };
}

/** The environment of an expression while it is evaluated. */
export interface Frame {
  readonly context: RequestContext;
  /** The values of the wildcards of the enclosing match blocks, outermost first. */
  readonly captures: readonly (RulesValue | undefined)[];
  /** The parameters and `let` variables of the function being evaluated. */
  readonly locals: Deferred[];
}

/** An argument or `let`, evaluated when first read, so that it cannot fail when it is never read. */
export class Deferred {
  readonly #evaluate: Evaluate;
  readonly #frame: Frame;
  #value: RulesValue | undefined;

  constructor(evaluate: Evaluate, frame: Frame) {
    this.#evaluate = evaluate;
    this.#frame = frame;
  }

  read(): RulesValue {
    if (this.#value === undefined) this.#value = this.#evaluate(this.#frame);
    return this.#value;
  }
}

/** The documented limit for one request, for all its allow statements together. */
const maxExpressions = 1000;

/** Counts the expressions that a request evaluates, and throws above a thousand. */
export class ExpressionBudget {
  #spent = 0;

  spend(count = 1): void {
    this.#spent += count;
    if (this.#spent > maxExpressions) {
      throw new EvaluationError(
        `Unable to evaluate the expression as the maximum of ${maxExpressions} expressions to evaluate has been reached.`,
      );
    }
  }
}
