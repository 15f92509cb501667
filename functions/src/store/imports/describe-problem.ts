import { columnName, type ImportColumn } from '../../sources/import-file/import-column.ts';
import type { ImportRow, RowProblem } from '../../sources/import-file/import-row.ts';
import type { IngestRefusalReason, RefusedRow } from '../ingest/ingest-report.ts';

/** The columns that each reason for a refusal concerns. */
const columnsOf: Readonly<Record<IngestRefusalReason, readonly ImportColumn[]>> = {
  undecodable: ['purchase', 'sale'],
  'not-positive': ['purchase', 'sale'],
  'sale-below-purchase': ['purchase', 'sale'],
  'far-from-reference': ['purchase', 'sale'],
  'beside-reference': ['purchase', 'sale'],
  'far-from-median': ['purchase', 'sale'],
  'misread-unit': ['purchase', 'sale', 'unit'],
  jump: ['purchase', 'sale'],
  'future-day': ['date'],
  'past-day': ['date'],
  contradiction: ['date', 'bank', 'currency'],
};

/** Returns the problem of a row that ingestion refused, with the line and the column names of the file. */
export function problemOfRefusal(refused: RefusedRow, row: ImportRow | undefined): RowProblem {
  const columns = row?.fields.mid === undefined ? columnsOf[refused.reason] : (['mid'] as const);
  const names = columns.map((column) => row?.fields[column]?.name ?? columnName(column));
  return { line: row?.line ?? 0, column: names.join('/'), reason: refused.detail };
}

/** Returns a problem as a text for staff, with its place in the file. */
export function describeProblem({ line, column, reason }: RowProblem): string {
  const end = /[.?]$/.test(reason) ? '' : '.';
  return `ligne ${line}, colonne ${column} : ${reason}${end}`;
}
