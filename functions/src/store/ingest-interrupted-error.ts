/** Raised when a commit failed; says how many rows were stored before it. */
export class IngestInterruptedError extends Error {
  override readonly name = 'IngestInterruptedError';
  readonly written: number;
  readonly total: number;

  constructor(written: number, total: number, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const advice = 'Run the same rows again: those that are stored are left as they are.';
    super(`Writing stopped after ${written} of ${total} rows: ${reason}. ${advice}`, { cause });
    this.written = written;
    this.total = total;
  }
}
