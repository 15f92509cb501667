import type { HTMLElement } from 'node-html-parser';
import { matching } from '../fold-words.ts';
import { SourceError } from '../source-error.ts';
import { type BankPage, type Column, columnsOf } from './bank-page.ts';
import { cellsOf, isCaption, ownRows, ownTableRows, textOf, textsOf } from './table-cells.ts';

/** One row: the texts of its cells and of its columns. */
export interface PageRow {
  readonly cells: readonly string[];
  /** Returns the text of a column; undefined when the row lacks that place. */
  at(column: Column): string | undefined;
}

export interface PageRows {
  /** The texts of the table's header; empty when there is none. */
  readonly header: readonly string[];
  readonly rows: readonly PageRow[];
}

/** Returns the rows of a page at the place that its description defines. Throws SourceError. */
export function findRows(root: HTMLElement, page: BankPage): PageRows {
  if (page.rows.kind === 'table') return headedRows(root, page, page.rows.table);
  if (page.rows.kind === 'rows') return namedRows(root, page, page.rows.rows);
  return groupedCells(root, page, page.rows);
}

function headedRows(root: HTMLElement, page: BankPage, selector: string): PageRows {
  const tables = root.querySelectorAll(selector).map(ownRows);
  const wanted = wordColumns(page);
  const found = tables.flatMap((rows) => {
    const index = rows.findIndex((row) => missingOf(textsOf(row), wanted).length === 0);
    return index === -1 ? [] : [{ rows, index }];
  });
  const [table] = found;
  if (table === undefined) throw noHeader(tables.flat().map(textsOf), wanted, selector, page);
  if (found.length > 1) {
    const seen = `${found.length} tables ont l’en-tête attendu`;
    throw new SourceError('table-ambiguous', page.bankId, seen);
  }
  const header = textsOf(table.rows[table.index] ?? []);
  const rows = table.rows
    .slice(table.index + 1)
    .filter((cells) => cells.length > 0 && !isCaption(cells))
    .map((cells) => rowOf(cells, header));
  for (const { cells } of rows) {
    if (cells.length === header.length) continue;
    const seen = `la ligne ${JSON.stringify(cells)} a ${cells.length} cellules sous un en-tête de ${header.length}`;
    throw new SourceError('malformed-row', page.bankId, seen);
  }
  return { header, rows };
}

function namedRows(root: HTMLElement, page: BankPage, selector: string): PageRows {
  const elements = root.querySelectorAll(selector);
  const [first] = elements;
  if (first === undefined) throw notFound(page, selector);
  const table = first.closest('table');
  const others = table ? ownTableRows(table).filter((row) => !elements.includes(row)) : [];
  const header = others.map(cellsOf).find((cells) => cells.length > 0) ?? [];
  return {
    header: textsOf(header),
    rows: elements.map((element) => rowOf(cellsOf(element), [], element)),
  };
}

function groupedCells(
  root: HTMLElement,
  page: BankPage,
  { cells: selector, perRow }: { readonly cells: string; readonly perRow: number },
): PageRows {
  const cells = root.querySelectorAll(selector);
  if (cells.length === 0) throw notFound(page, selector);
  if (cells.length % perRow !== 0) {
    const seen = `${cells.length} cellules, qui ne font pas des lignes de ${perRow}`;
    throw new SourceError('malformed-row', page.bankId, seen);
  }
  const rows = Array.from({ length: cells.length / perRow }, (_, index) =>
    rowOf(cells.slice(index * perRow, (index + 1) * perRow), []),
  );
  return { header: [], rows };
}

function rowOf(
  cells: readonly HTMLElement[],
  header: readonly string[],
  element?: HTMLElement,
): PageRow {
  const texts = textsOf(cells);
  return {
    cells: texts,
    at(column) {
      if ('words' in column) return texts[matching(header, column.words)[0] ?? -1];
      if ('index' in column) return texts[column.index];
      const found = (element ?? cells[0]?.parentNode)?.querySelector(column.selector);
      if (!found) return undefined;
      const { attribute } = column;
      return attribute === undefined ? textOf(found) : found.getAttribute(attribute)?.trim();
    },
  };
}

function wordColumns(page: BankPage): (readonly string[])[] {
  return columnsOf(page).flatMap((column) => ('words' in column ? [column.words] : []));
}

function missingOf(header: readonly string[], wanted: readonly (readonly string[])[]) {
  return wanted.filter((words) => matching(header, words).length !== 1);
}

// The row with the most words is taken for the intended header.
function noHeader(
  rows: readonly (readonly string[])[],
  wanted: readonly (readonly string[])[],
  selector: string,
  page: BankPage,
): SourceError {
  const found = (row: readonly string[]) => wanted.length - missingOf(row, wanted).length;
  const best = rows.reduce<readonly string[]>((a, b) => (found(b) > found(a) ? b : a), []);
  if (best.length === 0) return notFound(page, selector);
  const [words = []] = missingOf(best, wanted);
  const count = matching(best, words).length;
  const code = count === 0 ? 'column-not-found' : 'column-ambiguous';
  const columns = count === 0 ? 'aucune colonne ne dit' : `${count} colonnes disent`;
  const seen = `${columns} ${listed(words, 'ou')} dans l’en-tête ${JSON.stringify(best)}`;
  return new SourceError(code, page.bankId, seen);
}

function notFound(page: BankPage, selector: string): SourceError {
  return new SourceError('table-not-found', page.bankId, `rien ne répond à « ${selector} »`);
}

/** Joins words in guillemets: « achat » ou « achat billets ». */
export function listed(words: readonly string[], last: 'et' | 'ou'): string {
  const quoted = words.map((word) => `« ${word} »`);
  return [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter(Boolean).join(` ${last} `);
}
