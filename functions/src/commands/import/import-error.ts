export type ImportErrorCode =
  | 'missing-file'
  | 'unreadable-file'
  | 'empty-file'
  | 'malformed-file'
  | 'unknown-column'
  | 'missing-column'
  | 'no-project'
  | 'no-answer';

/** Raised when a file cannot be imported at all; the message says what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly code: ImportErrorCode;

  constructor(code: ImportErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
