import { bankByCode } from '@dinar/domain/banks/bank';
import { formulaHarmless } from '@dinar/domain/contact/harmless-text';
import type { SiteIdentity } from '../pages/site-identity.ts';
import { openDataPage } from '../routes/open-data-page.ts';
import {
  type OpenDataFormat,
  type OpenDataSubject,
  openDataPath,
} from '../routes/open-data-paths.ts';
import { numeral } from './open-data-fields.ts';
import { excelTables, type OpenDataTable, openDataTable } from './open-data-tables.ts';

type OpenDataCell = string | number | boolean | null;

type OpenDataRow = Readonly<Record<string, OpenDataCell>>;

interface OpenDataFile {
  readonly subject: OpenDataSubject;
  readonly format: OpenDataFormat;
}

/** The address of the terms of reuse. */
export function openDataLicense(site: Pick<SiteIdentity, 'url'>): string {
  return `${site.url}${openDataPage}#conditions`;
}

/** The text of a file that is a table; the same rows always give the same text. */
export function openDataText(
  site: Pick<SiteIdentity, 'url'>,
  { subject, format }: OpenDataFile,
  rows: readonly object[],
): string {
  const cells = rows.map((row): OpenDataRow => ({ ...row }));
  const forExcel = excelTables[subject.kind];
  if (forExcel) return excelOf(forExcel, cells);
  const table = openDataTable(subject.kind);
  if (!table) throw new RangeError(`${subject.kind} is no table`);
  if (format === 'csv') return csvOf(table, cells, ',', csvCell);
  const schema = `${site.url}${openDataPath({ kind: 'schema' }, 'json')}`;
  const document = {
    version: 1,
    self: `${site.url}${openDataPath(subject, format)}`,
    documentation: `${site.url}${openDataPage}`,
    schema: table.schema === 'File' ? schema : `${schema}#/$defs/${table.schema}`,
    license: openDataLicense(site),
    subject: stated(subject),
    ...(table.isOfRates && { base: 'TND', unit: 1 }),
    [table.rows]: table.isColumnar ? columnsOf(table, cells) : rows,
  };
  return `${JSON.stringify(document)}\n`;
}

/** The name under which a browser saves a file. */
export function openDataFileName(subject: OpenDataSubject, format: OpenDataFormat): string {
  const { kind = '', ...values } = stated(subject);
  const words = ['bank', 'day'].includes(kind)
    ? Object.values(values)
    : [kind, ...Object.values(values)];
  return `${['dinar-en-direct', ...words].join('-')}.${format}`;
}

/** The subject of a file, in the form that its JSON contains. */
function stated(subject: OpenDataSubject): Readonly<Record<string, string>> {
  if (subject.kind !== 'bank') return subject;
  const { kind, bank, currency } = subject;
  return { kind, bank: bankByCode(bank).slug, currency };
}

// The names of the fields 5,600 times would enlarge a series by a quarter, compressed.
function columnsOf({ fields }: OpenDataTable, rows: readonly OpenDataRow[]) {
  return Object.fromEntries(fields.map(({ name }) => [name, rows.map((row) => row[name])]));
}

// A spreadsheet in French reads semicolons, decimal commas, and UTF-8 after a byte-order mark.
function excelOf(table: OpenDataTable, rows: readonly OpenDataRow[]): string {
  return `\ufeff${csvOf(table, rows, ';', excelCell)}`;
}

type CellText = (cell: OpenDataCell, field: OpenDataTable['fields'][number]) => string;

// https://www.rfc-editor.org/rfc/rfc4180
function csvOf(
  { fields }: OpenDataTable,
  rows: readonly OpenDataRow[],
  separator: string,
  cellText: CellText,
): string {
  const lines = rows.map((row) => fields.map((field) => cellText(row[field.name] ?? null, field)));
  return [fields.map(({ name }) => name), ...lines]
    .map((cells) => `${cells.join(separator)}\r\n`)
    .join('');
}

function csvCell(cell: OpenDataCell): string {
  if (cell === null) return '';
  const text = String(cell);
  return text === '' || /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function excelCell(cell: OpenDataCell, { schema }: OpenDataTable['fields'][number]): string {
  if (cell !== null && schema.pattern === numeral.pattern) return String(cell).replace('.', ',');
  return csvCell(typeof cell === 'string' ? formulaHarmless(cell) : cell);
}
