import type { ImportColumn } from './import-column.ts';

/** Thrown for a file from which no rates can be read; the message gives the reason in French. */
export class UnusableFileError extends Error {
  override readonly name = 'UnusableFileError';
  /** The column that the file lacks, when that is the reason. */
  readonly missing: ImportColumn | undefined;

  constructor(
    message: string,
    { missing, cause }: { readonly missing?: ImportColumn; readonly cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.missing = missing;
  }
}
