import { parseNumeral } from '@dinar/domain/money/parse-numeral';
import type { CellValue, Sheet } from 'hucre/xlsx';
import { cutText } from '../cut-text.ts';
import { inPlainCharacters } from './decode-text.ts';
import { type FileRecord, maxTitleRows, type ParsedFile } from './import-row.ts';
import { isListHeader, readRatesTable } from './rates-table.ts';
import { UnusableFileError } from './unusable-file-error.ts';
import { locked, tooLarge, unpackWorkbook } from './workbook-parts.ts';

const maxRows = 20_000;
const maxCellLength = 500;
/** The days from 1900's to 1904's first day in a spreadsheet. */
const daysTo1904 = 1462;

/**
 * Reads the rates of a workbook, `.xlsx` or `.ods`: the values of its cells, never its formulas. It may have one
 * visible sheet with numbers. Throws UnusableFileError, with what to do instead.
 */
export async function readWorkbook(bytes: Uint8Array, file: string): Promise<ParsedFile> {
  const sheet = await onlySheet(bytes, file);
  const records = recordsOf(sheet, file);
  const titles = records.slice(0, maxTitleRows);
  const header = titles.findIndex(({ record }) => isListHeader(record));
  const start = Math.max(0, header);
  const above = records.slice(0, start).map(({ record }) => record.join(' ').trim());
  const parsed = readRatesTable(records.slice(start), file);
  return { ...parsed, above: [...above, ...(parsed.above ?? [])] };
}

interface DatedSheet {
  readonly sheet: Sheet;
  readonly is1904: boolean;
}

async function onlySheet(bytes: Uint8Array, file: string): Promise<DatedSheet> {
  const { kind, parts } = await unpackWorkbook(bytes, file);
  const { zipSync } = await import('fflate');
  // Only what was unpacked within bounds is given to the library, without compression.
  const stored = zipSync({ ...parts }, { level: 0 });
  const workbook = await read(stored, kind).catch((cause: unknown) => {
    if (cause instanceof Error && cause.name === 'EncryptedFileError') throw locked(file);
    if (cause instanceof Error && /limit|exceed|too many/i.test(cause.message))
      throw tooLarge(file);
    const damaged = `${file} ne se lit pas comme un classeur`;
    throw new UnusableFileError(
      `${damaged} : ouvrez-le dans le tableur, enregistrez-le de nouveau en .xlsx, puis déposez-le.`,
      { cause },
    );
  });
  const filled = workbook.sheets.filter(
    ({ hidden, veryHidden, rows }) => !hidden && !veryHidden && rows.some(hasNumber),
  );
  const [sheet] = filled;
  if (sheet === undefined) throw new UnusableFileError(`${file} ne contient aucun cours.`);
  if (filled.length > 1) {
    const names = filled.map(({ name }) => `« ${name} »`).join(', ');
    throw new UnusableFileError(
      `${file} a des nombres dans plusieurs feuilles (${names}) : gardez-en une, ou déposez-les une par une.`,
    );
  }
  return { sheet, is1904: workbook.dateSystem === '1904' };
}

// Loaded here, so that the instances of every other function start without it.
async function read(stored: Uint8Array, kind: 'xlsx' | 'ods') {
  if (kind === 'ods') return (await import('hucre/ods')).readOds(stored, { maxRows: maxRows + 1 });
  return (await import('hucre/xlsx')).readXlsx(stored, { maxRows: maxRows + 1 });
}

function hasNumber(row: readonly CellValue[]): boolean {
  return row.some(
    (value) => typeof value === 'number' || (typeof value === 'string' && /\d[.,]\d/.test(value)),
  );
}

function recordsOf({ sheet, is1904 }: DatedSheet, file: string): FileRecord[] {
  if (sheet.rows.length > maxRows) throw tooLarge(file);
  requireCalculated(sheet, file);
  const rows = sheet.rows.map((row) => row.map((value) => textOf(value, is1904)));
  fillMerged(rows, sheet);
  return rows.flatMap((record, index) => {
    if (record.every((text) => text === '')) return [];
    if (sheet.rowDefs?.get(index)?.hidden === true) throw hiddenRow(index + 1, file);
    return [{ record, line: index + 1 }];
  });
}

function textOf(value: CellValue | undefined, is1904: boolean): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '?' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') {
    const isDay = is1904 && Number.isInteger(value) && value > 35_000 && value < 70_000;
    // Twelve digits, because a spreadsheet computes 0.1 + 0.2 as 0.30000000000000004.
    return String(Number((isDay ? value + daysTo1904 : value).toPrecision(12)));
  }
  return cutText(inPlainCharacters(String(value)).replace(/\s+/g, ' ').trim(), maxCellLength);
}

// A title or a bank over several cells counts for each; a price never does.
function fillMerged(rows: string[][], { merges = [] }: Sheet): void {
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const text = rows[startRow]?.[startCol] ?? '';
    if (text === '' || parseNumeral(text).ok) continue;
    for (const row of rows.slice(startRow, endRow + 1)) {
      if (row.every((cell) => cell === '')) continue;
      for (let place = startCol; place <= Math.min(endCol, row.length - 1); place += 1)
        row[place] = text;
    }
  }
}

function requireCalculated({ cells, rows }: Sheet, file: string): void {
  for (const [key, { formula }] of cells ?? []) {
    const [row = 0, place = 0] = key.split(',').map(Number);
    if (formula === undefined || (rows[row]?.[place] ?? null) !== null) continue;
    throw new UnusableFileError(
      `${file}, ligne ${row + 1} : une formule n’a pas été calculée ; ouvrez le classeur dans le tableur et enregistrez-le.`,
    );
  }
}

function hiddenRow(line: number, file: string): UnusableFileError {
  return new UnusableFileError(
    `${file}, ligne ${line} : la ligne est masquée ; affichez-la (ou retirez le filtre), ou supprimez-la.`,
  );
}
