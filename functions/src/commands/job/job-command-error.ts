export type JobCommandErrorCode = 'missing-setting';

/** Raised when a job cannot be run at all; the message says what to do. */
export class JobCommandError extends Error {
  override readonly name = 'JobCommandError';
  readonly code: JobCommandErrorCode;

  constructor(code: JobCommandErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
