/**
 * A failed evaluation, in the words of Google's emulator. Not an `Error`: it is an expected
 * outcome that `||` and `&&` absorb, and a stack trace would cost more than the rule.
 */
export class EvaluationError {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** The thing asked of was null, or a name that means nothing here. */
export function nullValueError(): EvaluationError {
  return new EvaluationError('Null value error.');
}

export function functionNotFound(name: string): EvaluationError {
  return new EvaluationError(`Function not found error: Name: [${name}].`);
}

export function typeError(received: string, expected: string): EvaluationError {
  return new EvaluationError(`Type error. Received: [${received}] Expected: [${expected}].`);
}

export function unsupported(received: string, expected: readonly string[]): EvaluationError {
  return new EvaluationError(
    `Unsupported operation error. Received: ${received}. Expected: ${expected.join(', ')}.`,
  );
}

/** An outcome that cannot be decided from the known values. */
export class Undecided extends EvaluationError {
  constructor() {
    super('evaluation error');
  }
}
