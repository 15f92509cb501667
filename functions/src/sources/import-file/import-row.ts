import type { ImportColumn } from './import-column.ts';

/** One field of a file. */
export interface ImportField {
  readonly text: string;
  /** The column's name as written in the file. */
  readonly name: string;
  readonly line: number;
}

/** One row of a file; the order of its fields does not matter. */
export interface ImportRow {
  readonly line: number;
  readonly fields: Readonly<Partial<Record<ImportColumn, ImportField>>>;
}

/** The reason why a row of the file is refused. */
export interface RowProblem {
  readonly line: number;
  readonly column: string;
  readonly reason: string;
}

/** A parsed file: its rows, and the problems of the rows that could not be parsed. */
export interface ParsedFile {
  readonly rows: readonly ImportRow[];
  readonly problems: readonly RowProblem[];
}
