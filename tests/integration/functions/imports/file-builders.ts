import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { writeOds } from 'hucre/ods';
import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';

type Rows = (readonly CellValue[])[];

/** Writes a workbook as a spreadsheet does; `more` are the facts of its sheet. */
export function book(rows: Rows, more: Partial<WriteSheet> = {}): Promise<Uint8Array> {
  return sheets([sheet(rows, more)]);
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

/** Returns a workbook with its only sheet's XML edited, for what no library writes. */
export async function edited(
  content: Promise<Uint8Array>,
  edit: (xml: string) => string,
): Promise<Uint8Array> {
  const parts = unzipSync(await content);
  const name = 'xl/worksheets/sheet1.xml';
  const before = strFromU8(parts[name] ?? new Uint8Array());
  const after = edit(before);
  if (after === before) throw new Error('Nothing was edited');
  return zipSync({ ...parts, [name]: strToU8(after) });
}
