import type { HTMLElement } from 'node-html-parser';
import { parseFrenchDay } from '../french-day.ts';
import { SourceError } from '../source-error.ts';
import type { CellSelector, SelectedCells } from './bank-table-page.ts';
import type { PrintedRow } from './printed-row.ts';

/** The rows of a page that names its cells by class; raises SourceError when one is missing. */
export function readSelectedRows(
  page: HTMLElement,
  cells: SelectedCells,
  source: string,
): PrintedRow[] {
  const rows = page.querySelectorAll(cells.rows);
  if (rows.length === 0) {
    throw new SourceError('table-not-found', source, `nothing matches ${cells.rows}`);
  }
  return rows.map((row) => ({
    currency: readCell(row, cells.currency, source),
    purchase: readCell(row, cells.purchase, source),
    sale: readCell(row, cells.sale, source),
    day: parseFrenchDay(readCell(row, cells.date, source)),
  }));
}

function readCell(row: HTMLElement, cell: CellSelector, source: string): string {
  const element = row.querySelector(cell.selector);
  const text = cell.attribute === undefined ? element?.text : element?.getAttribute(cell.attribute);
  if (text !== undefined) return text.trim();
  const printed = JSON.stringify(row.text.replace(/\s+/g, ' ').trim().slice(0, 80));
  throw new SourceError('malformed-row', source, `nothing matches ${cell.selector} in ${printed}`);
}
