import type { RateDate } from '@dinar/domain/days/rate-date';
import type { HTMLElement } from 'node-html-parser';
import { findColumn } from '../find-column.ts';
import { parseFrenchDay } from '../french-day.ts';
import { cellTexts } from '../read-page.ts';
import { SourceError } from '../source-error.ts';
import type { HeadedCells } from './bank-table-page.ts';
import type { PrintedRow } from './printed-row.ts';

/** The rows of a table by the words of its header; raises SourceError when a column is missing. */
export function readHeadedRows(
  page: HTMLElement,
  cells: HeadedCells,
  source: string,
): PrintedRow[] {
  const table = page.querySelector(cells.table);
  if (table === null) {
    throw new SourceError('table-not-found', source, `nothing matches ${cells.table}`);
  }
  const [headers = [], ...rows] = table
    .querySelectorAll('tr')
    .map(cellTexts)
    .filter((texts) => texts.length > 0);
  const columns = {
    currency: findColumn(headers, cells.currency, source),
    unit: findColumn(headers, cells.unit, source),
    purchase: findColumn(headers, cells.purchase, source),
    sale: findColumn(headers, cells.sale, source),
  };
  const day = readDay(page, cells.day);
  return rows.map((texts) => ({
    currency: texts[columns.currency] ?? '',
    unit: texts[columns.unit] ?? '',
    purchase: texts[columns.purchase] ?? '',
    sale: texts[columns.sale] ?? '',
    day,
  }));
}

function readDay(page: HTMLElement, selector: string): RateDate | undefined {
  const text = page.querySelector(selector)?.text ?? '';
  const printed = /\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})/.exec(text)?.[0];
  return printed === undefined ? undefined : parseFrenchDay(printed);
}
