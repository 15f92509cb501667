import { writeFile } from 'node:fs/promises';
import { type Locale, locales } from '@dinar/domain/language/locale';
import { parseCsv, writeCsv } from 'hucre/csv';
import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx';
import { CommandError } from '../command/command-error.ts';
import { misuse } from '../command/options.ts';
import { readGivenFile } from '../command/read-given-file.ts';

/** A text in all languages; a language without this form of plural has an empty text. */
export interface TextRow extends Readonly<Record<Locale, string>> {
  readonly feature: string;
  readonly key: string;
}

const columns = ['feature', 'key', ...locales] as const;
const titles: Readonly<Record<(typeof columns)[number], string>> = {
  feature: 'Rubrique',
  key: 'Clé',
  fr: 'Français',
  ar: 'Arabe',
  en: 'Anglais',
};
const widths = [22, 26, 60, 60, 60];
const wrapped = { alignment: { wrapText: true, vertical: 'top' } } as const;
const fromTheRight = { alignment: { ...wrapped.alignment, readingOrder: 'rtl' } } as const;

/** Writes the texts as a spreadsheet, whose kind is that of the file's name. */
export async function writeSheet(file: string, rows: readonly TextRow[]): Promise<void> {
  const cells = [columns.map((column) => titles[column]), ...rows.map(cellsOf)];
  await writeFile(file, isCsv(file) ? csvOf(cells) : await workbookOf(cells));
}

/** Reads the texts of a spreadsheet. Throws CommandError with what to do instead. */
export async function readSheet(file: string): Promise<readonly TextRow[]> {
  const bytes = await readGivenFile(file);
  const [first = [], ...rows] = isCsv(file)
    ? readCsv(bytes, file)
    : await readWorkbook(bytes, file);
  const places = columns.map((column) => first.indexOf(titles[column]));
  if (places.includes(-1)) {
    const wanted = Object.values(titles).join(', ');
    throw unusable(file, `la première ligne doit avoir les titres ${wanted}`);
  }
  return rows.flatMap((row, index) => {
    const [feature = '', key = '', fr = '', ar = '', en = ''] = places.map((place) => row[place]);
    if (feature + key + fr + ar + en === '') return [];
    if (/\ufffd|\?\?/.test(ar)) {
      throw unusable(
        file,
        `ligne ${index + 2}, des lettres arabes ont été perdues ; enregistrez la table en .xlsx`,
      );
    }
    return [{ feature, key, fr, ar, en }];
  });
}

/** Refuses a file whose name ends in neither `.csv` nor `.xlsx`. */
export function requireSheetName(file: string): void {
  if (!/\.(?:csv|xlsx)$/i.test(file)) throw misuse(`« ${file} » doit finir par .csv ou .xlsx.`);
}

function isCsv(file: string): boolean {
  return /\.csv$/i.test(file);
}

function cellsOf(row: TextRow): string[] {
  return columns.map((column) => row[column]);
}

// As French spreadsheets open it: UTF-8 with its mark, and semicolons.
function csvOf(cells: readonly string[][]): string {
  const layout = { delimiter: ';', lineSeparator: '\r\n', quoteStyle: 'all', bom: true } as const;
  return writeCsv([...cells], layout);
}

function readCsv(bytes: Uint8Array, file: string): string[][] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return parseCsv(text, { typeInference: false }).map((row) => row.map(textOf));
  } catch (cause) {
    throw unusable(file, 'ce CSV n’est pas en UTF-8 ; enregistrez la table en .xlsx', cause);
  }
}

async function workbookOf(cells: readonly string[][]): Promise<Uint8Array> {
  const arabic = columns.indexOf('ar');
  const styles = cells.flatMap((row, line) =>
    row.map((_, place) => {
      const style =
        line === 0 ? { font: { bold: true } } : place === arabic ? fromTheRight : wrapped;
      return [`${line},${place}`, { style }] as const;
    }),
  );
  const sheet = {
    name: 'Textes',
    rows: [...cells],
    cells: new Map(styles),
    columns: widths.map((width) => ({ width })),
    freezePane: { rows: 1, columns: 2 },
  };
  return writeXlsx({ sheets: [sheet] });
}

async function readWorkbook(bytes: Uint8Array, file: string): Promise<string[][]> {
  const workbook = await readXlsx(bytes).catch((cause) => {
    throw unusable(file, 'ce n’est pas un classeur .xlsx', cause);
  });
  return (workbook.sheets[0]?.rows ?? []).map((row) => row.map(textOf));
}

function textOf(value: CellValue | undefined): string {
  return value === null || value === undefined ? '' : String(value).replaceAll('\r\n', '\n');
}

function unusable(file: string, problem: string, cause?: unknown): CommandError {
  return new CommandError('unusable-file', `${file} : ${problem}.`, cause);
}
