import type { IngestRefusalReason, RefusedRow } from '../../store/ingest-report.ts';
import type { ImportColumn } from './import-column.ts';
import type { ImportRow, RowProblem } from './import-row.ts';

/** The fields a refusal is about. */
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
  contradiction: ['date', 'bank', 'currency'],
};

/** A row that ingestion refused, told in terms of the file. */
export function problemOfRefusal(refused: RefusedRow, row: ImportRow | undefined): RowProblem {
  const columns = row?.fields.mid === undefined ? columnsOf[refused.reason] : (['mid'] as const);
  const names = columns.map((column) => row?.fields[column]?.name ?? column);
  return { line: row?.line ?? 0, column: names.join('/'), reason: refused.detail };
}

export interface ImportSummary {
  readonly file: string;
  readonly read: number;
  readonly written: number;
  readonly unchanged: number;
  readonly problems: readonly RowProblem[];
  readonly dryRun: boolean;
}

/** The report as printed: what happened in one line, then one line for each refused field. */
export function describeImport(summary: ImportSummary): string {
  const { file, read, written, unchanged, problems, dryRun } = summary;
  const refusedLines = new Set(problems.map((problem) => problem.line)).size;
  if (refusedLines === 0) {
    const verb = dryRun ? 'would be written' : 'written';
    return `${file}: ${rows(read)} read, ${written} ${verb}, ${unchanged} unchanged.\n`;
  }
  const details = [...problems]
    .sort((a, b) => a.line - b.line)
    .map(({ line, column, reason }) => `  line ${line}, column ${column}: ${sentence(reason)}\n`);
  const head = `${file}: ${rows(read)} read, ${refusedLines} refused; nothing was written.\n`;
  return `${head}${details.join('')}Correct them and run the import again.\n`;
}

function rows(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}

function sentence(reason: string): string {
  return /[.?]$/.test(reason) ? reason : `${reason}.`;
}
