import type { RateDate } from '@dinar/domain/days/rate-date';
import type { HTMLElement } from 'node-html-parser';
import { matching } from '../fold-words.ts';
import { readPage } from '../read-page.ts';
import { SourceError } from '../source-error.ts';
import type { BankPage } from './bank-page.ts';
import { findRows, listed } from './page-rows.ts';
import { printedDays } from './printed-day.ts';
import { type PrintedRow, printedRow } from './printed-row.ts';

/** The content of a page, in TND for one unit; its day and its shape are not yet checked. */
export interface BankPageReading {
  readonly header: readonly string[];
  readonly rows: readonly PrintedRow[];
  /** The days printed at the place of the page's day. */
  readonly days: readonly RateDate[];
}

/**
 * Reads a page by its description. Throws SourceError: a page with any unreadable row is refused whole. A
 * row that lacks a price or has an unknown currency is returned with a `fault`.
 */
export function readBankPage(body: string, page: BankPage): BankPageReading {
  const root = readPage(body, page.bankId);
  checkHeading(root, page);
  const { header, rows: found } = findRows(root, page);
  const rows = found.map((row) => printedRow(row, page));
  checkOnce(rows, page);
  if (rows.length < page.minimumRows) {
    const seen = `${rows.length} lignes seulement, moins de ${page.minimumRows}`;
    throw new SourceError('too-few-rows', page.bankId, seen);
  }
  const { day } = page;
  if (day.kind === 'page') return { header, rows, days: headedDay(root, day.selector, page) };
  if (day.kind !== 'row') return { header, rows, days: [] };
  const days = found.map((row, index) => {
    const [printed] = printedDays(row.at(day.column) ?? '');
    if (printed !== undefined) return printed;
    const seen = `aucun jour dans la ligne ${JSON.stringify(rows[index]?.cells)}`;
    throw new SourceError('day-not-found', page.bankId, seen);
  });
  return { header, rows, days: [...new Set(days)] };
}

function checkHeading(root: HTMLElement, { heading, bankId }: BankPage): void {
  if (heading === undefined) return;
  const texts = root.querySelectorAll(heading.selector).map(({ text }) => text);
  const missing = heading.words.filter((word) => matching(texts, [word]).length === 0);
  if (missing.length === 0) return;
  const seen = `le titre de la table ne dit pas ${listed(missing, 'et')}`;
  throw new SourceError('table-not-found', bankId, seen);
}

function checkOnce(rows: readonly PrintedRow[], { bankId }: BankPage): void {
  const seen = new Set<string>();
  for (const { currency } of rows) {
    if (currency === undefined) continue;
    if (seen.has(currency)) {
      throw new SourceError('malformed-row', bankId, `${currency} est deux fois dans la page`);
    }
    seen.add(currency);
  }
}

function headedDay(root: HTMLElement, selector: string, { bankId }: BankPage): RateDate[] {
  const texts = root.querySelectorAll(selector).map(({ text }) => text);
  const days = [...new Set(texts.flatMap(printedDays))];
  if (days.length === 1) return days;
  if (days.length > 1) {
    throw new SourceError(
      'day-ambiguous',
      bankId,
      `le titre porte plusieurs jours : ${days.join(', ')}`,
    );
  }
  const seen = `aucun jour dans « ${selector} » : ${JSON.stringify(texts.join(' ').trim().slice(0, 80))}`;
  throw new SourceError('day-not-found', bankId, seen);
}
