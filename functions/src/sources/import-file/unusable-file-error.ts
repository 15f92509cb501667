import type { ImportColumn } from './import-column.ts';

/** Raised for a file that no rates can be read from; the message says in French why. */
export class UnusableFileError extends Error {
  override readonly name = 'UnusableFileError';
  /** The column that the file lacks, where that is the reason. */
  readonly missing: ImportColumn | undefined;

  constructor(
    message: string,
    { missing, cause }: { readonly missing?: ImportColumn; readonly cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.missing = missing;
  }
}
