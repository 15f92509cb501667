import { crc32, deflateRawSync } from 'node:zlib';
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

/** Two workbooks of some 200 kB whose only sheet unpacks to 200 MB; `lying` claims that it is small. */
export function bombs(): { readonly honest: Uint8Array; readonly lying: Uint8Array } {
  const blank = Buffer.alloc(200_000_000, ' ');
  const sheet = { packed: deflateRawSync(blank, { level: 9 }), crc: crc32(blank) };
  return {
    honest: withSheet({ ...sheet, size: blank.length }),
    lying: withSheet({ ...sheet, size: 4000 }),
  };
}

interface PackedSheet {
  readonly packed: Uint8Array;
  readonly crc: number;
  /** As the headers claim. */
  readonly size: number;
}

/** Stores what zlib has packed, and says so in both headers: fflate would pack 200 MB in 9 s. */
function withSheet({ packed, crc, size }: PackedSheet): Uint8Array {
  const bytes = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/worksheets/sheet1.xml': [packed, { level: 0 }],
  });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 4 < bytes.length; at += 1) {
    const signature = view.getUint32(at, true);
    const method =
      signature === 0x02014b50 ? at + 10 : signature === 0x04034b50 ? at + 8 : undefined;
    if (method === undefined || view.getUint32(method + 14, true) !== packed.length) continue;
    view.setUint16(method, 8, true);
    view.setUint32(method + 6, crc, true);
    view.setUint32(method + 14, size, true);
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
