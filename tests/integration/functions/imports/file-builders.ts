import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { writeOds } from 'hucre/ods';
import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';

type Rows = readonly (readonly CellValue[])[];

/** The day of the files. */
export const today = new Date('2026-11-20T00:00:00Z');
const columns = ['date', 'banque', 'devise', 'unité', 'achat', 'vente'] as const;
type Cells = Readonly<Partial<Record<(typeof columns)[number], CellValue>>>;

/** The titles of a list, and its two rows. */
export const head: readonly CellValue[] = columns;
export const euro: readonly CellValue[] = [today, 'BIAT', 'EUR', 1, 3.36, 3.44];
export const yen: readonly CellValue[] = [today, 'BIAT', 'JPY', 1000, 18.24, 18.76];
export const good: Rows = [head, euro, yen];

/** The row of the euro or the yen with other cells in some columns. */
export function euroWith(cells: Cells): CellValue[] {
  return edit(euro, cells);
}

export function yenWith(cells: Cells): CellValue[] {
  return edit(yen, cells);
}

function edit(row: readonly CellValue[], cells: Cells): CellValue[] {
  return columns.map((name, index) =>
    name in cells ? (cells[name] ?? null) : (row[index] ?? null),
  );
}

/** The good list with other cells in the row of the euro, as a workbook; `alone` leaves out the yen. */
export function mistyped(cells: Cells): Promise<Uint8Array> {
  return book([head, euroWith(cells), yen]);
}

export function alone(cells: Cells): Promise<Uint8Array> {
  return book([head, euroWith(cells)]);
}

/** The same as a CSV with a French spreadsheet's signs. */
export function typed(cells: Cells): string {
  return csv([head, euroWith({ date: '20/11/2026', achat: '3,360', vente: '3,440', ...cells })]);
}

/** The good list without its first columns. */
export function from(column: number): CellValue[][] {
  return good.map((row) => row.slice(column));
}

/** Writes a workbook as a spreadsheet does; `more` are the facts of its sheet. */
export async function book(rows: Rows, more: Partial<WriteSheet> = {}): Promise<Uint8Array> {
  return sheets([sheet(rows, more)]);
}

/** Cells merged over rows and columns, from and to an index from 0. */
export function merged(startRow: number, endRow: number, startCol: number, endCol: number) {
  return { startRow, endRow, startCol, endCol };
}

export function sheet(rows: Rows, more: Partial<WriteSheet> = {}): WriteSheet {
  return { name: 'Feuil1', rows: rows.map((row) => [...row]), ...more };
}

export async function sheets(
  all: WriteSheet[],
  more: Omit<Parameters<typeof writeXlsx>[0], 'sheets'> = {},
): Promise<Uint8Array> {
  return writeXlsx({ sheets: all, ...more });
}

export async function ods(rows: Rows): Promise<Uint8Array> {
  return writeOds({ sheets: [sheet(rows)] });
}

/** Rows as CSV with semicolons. */
export function csv(rows: Rows): string {
  return `${rows.map((row) => row.map((cell) => cell ?? '').join(';')).join('\r\n')}\r\n`;
}

/** A ZIP of any entries, for archives that no spreadsheet writes. */
export function zip(entries: Zippable): Uint8Array {
  return zipSync(entries);
}

/** A workbook of a few kB whose only sheet unpacks to 200 MB. */
export function bomb(): Uint8Array {
  const part = (text: string) => strToU8(text);
  const blank = new Uint8Array(200_000_000).fill(32);
  return zipSync({
    '[Content_Types].xml': part('<Types/>'),
    'xl/workbook.xml': part('<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>'),
    'xl/worksheets/sheet1.xml': [blank, { level: 9 }],
  });
}

/** The bomb, with a small size claimed in its directory and its local headers. */
export function lyingBomb(): Uint8Array {
  const bytes = bomb();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 4 < bytes.length; at += 1) {
    const signature = view.getUint32(at, true);
    const place = signature === 0x02014b50 ? 24 : signature === 0x04034b50 ? 22 : undefined;
    if (place === undefined) continue;
    if (view.getUint32(at + place, true) > 1_000_000) view.setUint32(at + place, 4000, true);
  }
  return bytes;
}

/** Returns a workbook with a text of its only sheet's XML replaced, for what no library writes. */
export async function edited(
  content: Promise<Uint8Array>,
  from: string,
  to: string,
): Promise<Uint8Array> {
  const parts = unzipSync(await content);
  const name = 'xl/worksheets/sheet1.xml';
  const before = strFromU8(parts[name] ?? new Uint8Array());
  if (!before.includes(from)) throw new Error(`${from} is not in the sheet`);
  return zipSync({ ...parts, [name]: strToU8(before.replace(from, to)) });
}
