import { CsvError, parse } from 'csv-parse/sync';
import { type CsvLayout, csvLayout } from './csv-layout.ts';
import { type ImportColumn, knownColumns, parseImportColumn } from './import-column.ts';
import type { ImportField, ImportRow, ParsedFile, RowProblem } from './import-row.ts';
import { UnusableFileError } from './unusable-file-error.ts';

interface HeaderCell {
  readonly name: string;
  readonly column: ImportColumn;
  /** The place of the column in a record, from 0. */
  readonly place: number;
}

/**
 * Parses a CSV. A `sep=` line and titles above the header are skipped; the header determines the separator:
 * comma, semicolon or tab. Fields may be quoted; columns without a title and a value are left out. Throws
 * UnusableFileError for an unknown column in the header and for a file that is not CSV.
 */
export function parseRatesCsv(text: string, file: string): ParsedFile {
  const layout = csvLayout(text, file);
  const [headerRecord, ...records] = readRecords(layout, file);
  if (headerRecord === undefined) throw new UnusableFileError(`${file} est vide.`);
  const header = readHeader(headerRecord.record, records, file);
  const width = headerRecord.record.length;
  const rows: ImportRow[] = [];
  const problems: RowProblem[] = [];
  for (const { record, line } of records) {
    const isFull = record.length >= width && record.slice(width).every((value) => value === '');
    if (isFull) rows.push(readRow(record, line, header));
    else problems.push(wrongWidth(record, line, headerRecord.record));
  }
  return { rows, problems };
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly line: number;
}

function readRecords({ text, delimiter, linesAbove }: CsvLayout, file: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  try {
    parse(text, {
      delimiter,
      // A file that was edited by two programs may contain several kinds.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      // A spreadsheet writes such lines for the empty rows below a table.
      skip_records_with_empty_values: true,
      trim: true,
      on_record: (record: string[], { lines }) => {
        records.push({ record, line: lines + linesAbove });
        return null;
      },
    });
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const [line, column] = [Number(cause.lines ?? 1) + linesAbove, Number(cause.column ?? 0) + 1];
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

function readHeader(
  record: readonly string[],
  records: readonly CsvRecord[],
  file: string,
): HeaderCell[] {
  const header = record.flatMap((name, place) => {
    const isUnused = name === '' && records.every((row) => (row.record[place] ?? '') === '');
    return isUnused ? [] : [{ name, place, column: columnNamed(name, place, file) }];
  });
  for (const [index, { name, column }] of header.entries()) {
    const earlier = header.slice(0, index).find((cell) => cell.column === column);
    if (earlier === undefined) continue;
    const problem = `${file} : les colonnes « ${earlier.name} » et « ${name} » disent la même chose ; gardez-en une.`;
    throw new UnusableFileError(problem);
  }
  return header;
}

function columnNamed(name: string, place: number, file: string): ImportColumn {
  const column = parseImportColumn(name);
  if (column !== undefined) return column;
  const problem =
    name === ''
      ? `la colonne ${place + 1} n'a pas de titre : donnez-lui un titre, ou videz-la`
      : `la colonne « ${name} » n'est pas connue ; connues sont ${knownColumns}`;
  throw new UnusableFileError(`${file} : ${problem}.`);
}

function readRow(
  record: readonly string[],
  line: number,
  header: readonly HeaderCell[],
): ImportRow {
  const fields: Partial<Record<ImportColumn, ImportField>> = {};
  for (const { name, column, place } of header) {
    const text = record[place] ?? '';
    if (text !== '') fields[column] = { text, name, line };
  }
  return { line, fields };
}

function wrongWidth(
  record: readonly string[],
  line: number,
  header: readonly string[],
): RowProblem {
  const last = header.at(Math.min(record.length, header.length) - 1) ?? '';
  const counts = `la ligne a ${record.length} champs et l'en-tête ${header.length}`;
  const advice =
    'mettez entre guillemets les nombres à virgule, ou séparez les champs par des points-virgules';
  return {
    line,
    column: last,
    reason: record.length > header.length ? `${counts} ; ${advice}` : counts,
  };
}
