import type { Cell, CellValue, ConditionalRule } from 'hucre/xlsx';
import { shownColumns } from './import-column.ts';
import { formTitle } from './read-rates-file.ts';

/** One row of the form, with what its last columns show: prices are for `unit` units. */
export interface FormRow extends Readonly<Record<keyof typeof shownColumns, number | undefined>> {
  readonly bank: string;
  readonly currency: string;
  readonly name: string;
  readonly unit: number;
}

/** The rows of one bank, below a line about it. */
export interface FormPart {
  readonly title: string;
  readonly rows: readonly FormRow[];
}

const header = [
  ...['banque', 'devise', 'nom', 'unité', 'achat', 'vente'],
  ...Object.values(shownColumns),
];
const widths = [9, 8, 22, 7, 11, 11, 14, 14, 11, 11, 11];
const help =
  'Tapez ou collez les cours de chaque banque dans achat et vente ; une case vide n’est pas cotée. Rouge : hors de ce qui est accepté, ou vente sous l’achat ; orange : du texte, pas un nombre. Enregistrez, puis déposez le fichier dans imports.';

const bold = { font: { bold: true } };
const grey = { font: { color: { rgb: '808080' } }, numFmt: '0.000###' };
const typed = { numFmt: '0.000###', fill: solid('FFFBE6') };

/** Writes the workbook in which staff enter the prices of a day; it is read back by read-workbook.ts. */
export async function writeForm(
  dayInWords: string,
  parts: readonly FormPart[],
): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const rows: CellValue[][] = [[`${formTitle} ${dayInWords}`], [help], header];
  const cells = new Map<string, Partial<Cell>>([['0,0', { style: bold }]]);
  for (const place of header.keys()) cells.set(`2,${place}`, { style: bold });
  for (const { title, rows: own } of parts) {
    cells.set(`${rows.length},0`, { style: bold });
    rows.push([title]);
    for (const row of own) {
      for (const place of [4, 5]) cells.set(`${rows.length},${place}`, { style: typed });
      for (const place of [6, 7, 8, 9, 10]) cells.set(`${rows.length},${place}`, { style: grey });
      rows.push(valuesOf(row));
    }
  }
  const sheet = {
    name: 'Cours',
    rows,
    cells,
    columns: widths.map((width) => ({ width })),
    freezePane: { rows: 3 },
    conditionalRules: rulesTo(rows.length),
  };
  return writeXlsx({ sheets: [sheet] });
}

function valuesOf(row: FormRow): CellValue[] {
  const { bank, currency, name, unit, lastPurchase, lastSale, central, from, to } = row;
  const shown = [lastPurchase, lastSale, central, from, to].map((value) => value ?? null);
  return [bank, currency, name, unit, null, null, ...shown];
}

function rulesTo(last: number): ConditionalRule[] {
  const rule = (priority: number, formula: string, colour: string): ConditionalRule => ({
    type: 'expression',
    priority,
    formula,
    range: `E4:F${last}`,
    stopIfTrue: true,
    style: { fill: solid(colour) },
  });
  return [
    rule(1, 'ISTEXT(E4)', 'FFC46B'),
    rule(2, 'AND(ISNUMBER(E4),ISNUMBER($J4),OR(E4<$J4,E4>$K4))', 'FF9B8F'),
    rule(3, 'AND(ISNUMBER($E4),ISNUMBER($F4),$F4<$E4)', 'FF9B8F'),
  ];
}

function solid(rgb: string) {
  return { type: 'pattern', pattern: 'solid', fgColor: { rgb }, bgColor: { rgb } } as const;
}
