import { currencyOfWords } from '../bank-table/currency-words.ts';
import { cutText } from '../cut-text.ts';
import {
  type ImportColumn,
  isShownColumn,
  knownColumns,
  parseImportColumn,
} from './import-column.ts';
import type { FileRecord, ImportField, ImportRow, ParsedFile, RowProblem } from './import-row.ts';
import { readMatrix } from './rates-matrix.ts';
import { readHeaderless } from './rates-without-header.ts';
import { requireApart } from './require-apart.ts';
import { UnusableFileError } from './unusable-file-error.ts';

interface HeaderCell {
  readonly name: string;
  readonly column: ImportColumn;
  /** The place of the column in a record, from 0. */
  readonly place: number;
}

const priceColumns: readonly ImportColumn[] = ['purchase', 'sale', 'mid'];

/** Returns how many cells of a record are titles of columns. */
export function knownTitles(record: readonly string[]): number {
  return record.filter((cell) => parseImportColumn(cell) !== undefined).length;
}

/** Whether a record is the header of a list: it has the title of a price, and the title of another column. */
export function isListHeader(record: readonly string[]): boolean {
  const columns = record.flatMap((cell) => parseImportColumn(cell) ?? []);
  const prices = columns.filter((column) => priceColumns.includes(column));
  return prices.length > 0 && prices.length < columns.length;
}

/**
 * Reads a table: a list with a header, a matrix of banks and currencies, or rows copied from a page without their
 * header. Throws UnusableFileError when it is none of these, or has an unknown column.
 */
export function readRatesTable(records: readonly FileRecord[], file: string): ParsedFile {
  const [header, ...rows] = records;
  if (header === undefined) throw new UnusableFileError(`${file} est vide.`);
  requireApart(records, file);
  if (isListHeader(header.record)) return readList(header, rows, file);
  const copied = knownTitles(header.record) === 0 ? readHeaderless(records) : undefined;
  return readMatrix(records, file) ?? copied ?? readList(header, rows, file);
}

function readList(
  headerRecord: FileRecord,
  records: readonly FileRecord[],
  file: string,
): ParsedFile {
  const header = readHeader(headerRecord.record, records, file);
  const width = headerRecord.record.length;
  const usedWidth = Math.max(0, ...header.map(({ place }) => place + 1));
  const rows: ImportRow[] = [];
  const problems: RowProblem[] = [];
  for (const { record, line } of records) {
    if (isNote(record) || isHeaderAgain(record, headerRecord.record)) continue;
    const isFull = record.length >= usedWidth && record.slice(width).every((value) => value === '');
    if (isFull) rows.push(readRow(record, line, header));
    else problems.push(wrongWidth(record, line, headerRecord.record));
  }
  return { rows, problems };
}

// A sentence alone in its row, such as a title between two banks or the source below the table.
function isNote(record: readonly string[]): boolean {
  const [text = '', ...others] = record.filter((value) => value !== '');
  return others.length === 0 && /\p{L}{2,}.*\s/u.test(text) && currencyOfWords(text) === undefined;
}

function isHeaderAgain(record: readonly string[], header: readonly string[]): boolean {
  return record.every((text, index) => text === (header[index] ?? ''));
}

function readHeader(
  record: readonly string[],
  records: readonly FileRecord[],
  file: string,
): HeaderCell[] {
  const hasTitle = knownTitles(record) > 0;
  const header = record.flatMap((name, place) => {
    const isUnused = name === '' && records.every((row) => (row.record[place] ?? '') === '');
    return isUnused || isShownColumn(name)
      ? []
      : [{ name, place, column: columnNamed({ name, place, hasTitle }, file) }];
  });
  const named = withName(header, records);
  for (const [index, { name, column }] of named.entries()) {
    const earlier = named.slice(0, index).find((cell) => cell.column === column);
    if (earlier === undefined) continue;
    const problem = `${file} : les colonnes « ${earlier.name} » et « ${name} » disent la même chose ; gardez-en une.`;
    throw new UnusableFileError(problem);
  }
  return named;
}

// Banks print « Devise » and « Code », or « Monnaie » and « Devise »: a name beside a code.
function withName(header: readonly HeaderCell[], records: readonly FileRecord[]): HeaderCell[] {
  const currencies = header.filter(({ column }) => column === 'currency');
  if (currencies.length !== 2) return [...header];
  const codes = ({ place }: HeaderCell) =>
    records.filter(({ record }) => /^[a-z]{3}$/i.test(record[place] ?? '')).length;
  const [first, second] = currencies;
  const name = first && second && codes(first) > codes(second) ? second : first;
  return header.map((cell) => (cell === name ? { ...cell, column: 'name' } : cell));
}

function columnNamed(
  { name, place, hasTitle }: { name: string; place: number; hasTitle: boolean },
  file: string,
): ImportColumn {
  const column = parseImportColumn(name);
  if (column !== undefined) return column;
  const form = hasTitle ? '' : ' ; ou prenez le formulaire du jour, dans imports/template';
  const problem =
    name === ''
      ? `la colonne ${place + 1} n'a pas de titre : donnez-lui un titre, ou videz-la`
      : `la colonne « ${cutText(name, 60)} » n'est pas connue ; connues sont ${knownColumns}${form}`;
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
