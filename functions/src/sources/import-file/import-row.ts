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

/** The most lines of titles above a table. */
export const maxTitleRows = 20;

/** One record of a file: the texts of its cells. */
export interface FileRecord {
  readonly record: readonly string[];
  /** From 1. */
  readonly line: number;
}

/** A parsed file: its rows, and the problems of the rows that could not be parsed. */
export interface ParsedFile {
  readonly rows: readonly ImportRow[];
  readonly problems: readonly RowProblem[];
  /** The texts above the table, which may contain its day. */
  readonly above?: readonly string[];
  /** Points that a person has to confirm before the rows are stored, in French. */
  readonly doubts?: readonly string[];
}
