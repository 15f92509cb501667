/** Thrown when a commit failed; contains the number of rows stored before it. */
export class IngestInterruptedError extends Error {
  override readonly name = 'IngestInterruptedError';
  readonly written: number;
  readonly total: number;

  constructor(written: number, total: number, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const advice = 'Les mêmes lignes peuvent être écrites de nouveau : celles en place le restent.';
    super(`L’écriture s’est arrêtée après ${written} lignes sur ${total} : ${reason}. ${advice}`, {
      cause,
    });
    this.written = written;
    this.total = total;
  }
}
