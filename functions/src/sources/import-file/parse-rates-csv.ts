import { CsvError, parse } from 'csv-parse/sync';
import { type ImportColumn, knownColumns, parseImportColumn } from './import-column.ts';
import type { ImportField, ImportRow, ParsedFile, RowProblem } from './import-row.ts';
import { UnusableFileError } from './unusable-file-error.ts';

interface HeaderCell {
  readonly name: string;
  readonly column: ImportColumn;
}

/**
 * Parses a CSV. Its header determines the separator: comma, semicolon or tab. Fields may be quoted. Throws
 * UnusableFileError for an unknown column in the header and for a file that is not CSV.
 */
export function parseRatesCsv(text: string, file: string): ParsedFile {
  const [headerRecord, ...records] = readRecords(text, file);
  if (headerRecord === undefined) throw new UnusableFileError(`${file} est vide.`);
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
      // A file that was edited by two programs may contain several kinds.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      // A spreadsheet writes such lines for the empty rows below a table.
      skip_records_with_empty_values: true,
      trim: true,
      on_record: (record: string[], { lines }) => {
        records.push({ record, line: lines });
        return null;
      },
    });
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const [line, column] = [Number(cause.lines ?? 1), Number(cause.column ?? 0) + 1];
    const where = `${file}, ligne ${line}, champ ${column}`;
    const reason = csvFaults[cause.code] ?? 'ceci ne se lit pas comme du CSV';
    throw new UnusableFileError(`${where} : ${reason}.`, { cause });
  }
  return records;
}

/** The faults that a file's quotes can have; the parser accepts everything else. */
const csvFaults: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'un guillemet ouvert n’est jamais fermé',
  CSV_INVALID_CLOSING_QUOTE: 'un texte suit le guillemet fermant',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'un texte suit le guillemet fermant',
  INVALID_OPENING_QUOTE: 'un guillemet est au milieu d’un champ',
};

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
    const problem = `${file} : les colonnes « ${earlier.name} » et « ${name} » disent la même chose ; gardez-en une.`;
    throw new UnusableFileError(problem);
  }
  return header;
}

function columnNamed(name: string, file: string): ImportColumn {
  const column = parseImportColumn(name);
  if (column !== undefined) return column;
  const problem = `${file} : la colonne « ${name} » n'est pas connue ; connues sont ${knownColumns}.`;
  throw new UnusableFileError(problem);
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
  const counts = `la ligne a ${record.length} champs et l'en-tête ${header.length}`;
  const advice =
    'mettez entre guillemets les nombres à virgule, ou séparez les champs par des points-virgules';
  return {
    line,
    column: last,
    reason: record.length > header.length ? `${counts} ; ${advice}` : counts,
  };
}
