/**
 * A failed evaluation, with the message of Google's emulator. It is not an `Error`, because it is an
 * expected outcome that `||` and `&&` absorb, and a stack trace would cost more than the rule.
 */
export class EvaluationError {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** An error for a null value, or for an unknown name. */
export function nullValueError(): EvaluationError {
  return new EvaluationError('Null value error.');
}

export function functionNotFound(name: string): EvaluationError {
  return new EvaluationError(`Function not found error: Name: [${name}].`);
}

export function typeError(received: string, expected: string): EvaluationError {
  return new EvaluationError(`Type error. Received: [${received}] Expected: [${expected}].`);
}

/** An operation on types that it does not take; `expected` are the forms that it takes. */
export function unsupported(received: string, expected: readonly string[] = []): EvaluationError {
  const forms = expected.length > 0 ? ` Expected: ${expected.join(', ')}.` : '';
  return new EvaluationError(`Unsupported operation error. Received: ${received}.${forms}`);
}

/** An outcome that cannot be decided from the known values. */
export class Undecided extends EvaluationError {
  constructor() {
    super('evaluation error');
  }
}
