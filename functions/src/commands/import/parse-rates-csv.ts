import { CsvError, parse } from 'csv-parse/sync';
import { type ImportColumn, knownColumns, parseImportColumn } from './import-column.ts';
import { ImportError } from './import-error.ts';
import type { ImportField, ImportRow, ParsedFile, RowProblem } from './import-row.ts';

interface HeaderCell {
  readonly name: string;
  readonly column: ImportColumn;
}

/**
 * Takes a CSV apart: comma, semicolon or tab, by the header; fields may be quoted. Raises
 * ImportError for a header that is not understood and for a file that is no CSV.
 */
export function parseRatesCsv(text: string, file: string): ParsedFile {
  const [headerRecord, ...records] = readRecords(text, file);
  if (headerRecord === undefined) throw new ImportError('empty-file', `${file} is empty.`);
  const header = readHeader(headerRecord.record, file);
  const rows: ImportRow[] = [];
  const problems: RowProblem[] = [];
  for (const { record, line } of records) {
    if (record.length === header.length) rows.push(readRow(record, line, header));
    else problems.push(wrongWidth(record, line, header));
  }
  return { rows, problems };
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly line: number;
}

function readRecords(text: string, file: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (record: string[], { lines }) => {
        records.push({ record, line: lines });
        return null;
      },
    });
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const [line, column] = [Number(cause.lines ?? 1), Number(cause.column ?? 0) + 1];
    const where = `${file}, line ${line}, field ${column}`;
    throw new ImportError('malformed-file', `${where}: ${cause.message}.`, { cause });
  }
  return records;
}

function delimiterOf(text: string): string {
  const [header = ''] = text.trimStart().split(/\r?\n|\r/, 1);
  const counted = [';', '\t', ','].map((sign) => ({ sign, count: header.split(sign).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}

function readHeader(record: readonly string[], file: string): HeaderCell[] {
  const header = record.map((name) => ({ name, column: columnNamed(name, file) }));
  for (const [index, { name, column }] of header.entries()) {
    const earlier = header.slice(0, index).find((cell) => cell.column === column);
    if (earlier === undefined) continue;
    const problem = `${file}: the columns "${earlier.name}" and "${name}" mean the same; keep one.`;
    throw new ImportError('unknown-column', problem);
  }
  return header;
}

function columnNamed(name: string, file: string): ImportColumn {
  const column = parseImportColumn(name);
  if (column !== undefined) return column;
  const problem = `${file}: the column "${name}" is not known; known are ${knownColumns}.`;
  throw new ImportError('unknown-column', problem);
}

function readRow(
  record: readonly string[],
  line: number,
  header: readonly HeaderCell[],
): ImportRow {
  const fields: Partial<Record<ImportColumn, ImportField>> = {};
  for (const [index, { name, column }] of header.entries()) {
    const text = record[index] ?? '';
    if (text !== '') fields[column] = { text, name, line };
  }
  return { line, fields };
}

function wrongWidth(
  record: readonly string[],
  line: number,
  header: readonly HeaderCell[],
): RowProblem {
  const last = header.at(Math.min(record.length, header.length) - 1)?.name ?? '';
  const counts = `the row has ${record.length} fields and the header ${header.length}`;
  const advice = 'quote numbers that hold a decimal comma, or separate fields by semicolons';
  return {
    line,
    column: last,
    reason: record.length > header.length ? `${counts}; ${advice}` : counts,
  };
}
