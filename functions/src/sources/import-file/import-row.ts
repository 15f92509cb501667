import type { ImportColumn } from './import-column.ts';

/** One field as the file has it. */
export interface ImportField {
  readonly text: string;
  /** The column's name as the file writes it. */
  readonly name: string;
  readonly line: number;
}

/** One row of a file, whatever the order of its fields. */
export interface ImportRow {
  readonly line: number;
  readonly fields: Readonly<Partial<Record<ImportColumn, ImportField>>>;
}

/** Why a row of the file is refused. */
export interface RowProblem {
  readonly line: number;
  readonly column: string;
  readonly reason: string;
}

/** A file taken apart: its rows, and those no row could be made of. */
export interface ParsedFile {
  readonly rows: readonly ImportRow[];
  readonly problems: readonly RowProblem[];
}
