import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { HTMLElement } from 'node-html-parser';
import { foldWords, matching } from '../fold-words.ts';
import { printedUnit } from '../quoted-rate.ts';
import type { BankPage, Column } from './bank-page.ts';
import { currencyOfWords } from './currency-words.ts';
import { ownRows, selectorOf, textsOf } from './table-cells.ts';

const purchaseWords = /\b(achat|achats|acheteur|buy|buying|purchase)\b/;
const saleWords = /\b(vente|ventes|vendeur|sell|selling|sale)\b/;
const unitWords = /\b(unite|unites|unit|quotite|nominal)\b/;
const cashWords = /\b(billets?|bbe?|banknotes?|especes|cash)\b/;

/** The part of a description that can be proposed from the rows of a page. */
export type ProposedRows = Pick<BankPage, 'rows' | 'columns'> & {
  readonly count: number;
  /** Points that a person has to confirm, in French. */
  readonly doubts: readonly string[];
};

interface HeadedTable {
  readonly selector: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Proposes the table with purchase and sale headers that has the most rows of currencies. */
export function proposeTable(root: HTMLElement): ProposedRows | undefined {
  const tables = root.querySelectorAll('table').flatMap((table) => {
    const rows = ownRows(table).map(textsOf);
    const at = rows.findIndex((row) => isHeader(row.map(foldWords)));
    const header = rows[at] ?? [];
    const data = rows.slice(at + 1).filter((row) => row.length === header.length);
    return at === -1 ? [] : [{ selector: selectorOf(table), header, rows: data }];
  });
  const [best] = tables.sort((a, b) => currencyCount(b) - currencyCount(a));
  return best === undefined || currencyCount(best) < 3 ? undefined : describe(best);
}

function isHeader(texts: readonly string[]): boolean {
  return (
    texts.some((text) => purchaseWords.test(text)) && texts.some((text) => saleWords.test(text))
  );
}

function describe(table: HeadedTable): ProposedRows {
  const { header, rows } = table;
  const folded = header.map(foldWords);
  const purchase = priceColumn(folded, purchaseWords);
  const sale = priceColumn(folded, saleWords);
  const codes = columnOf(table, (text) => parseForeignCurrencyCode(text) !== undefined);
  const names = columnOf(table, (text) => text.length > 3 && currencyOfWords(text) !== undefined);
  const byHeader = folded.findIndex((text) => unitWords.test(text));
  const unit =
    byHeader === -1 ? columnOf(table, (text) => printedUnit(text) !== undefined, 1) : byHeader;
  const column = (index: number): Column => namedColumn(header, index);
  return {
    rows: { kind: 'table', table: table.selector },
    columns: {
      currency: column(codes === -1 ? names : codes),
      ...(codes !== -1 && names !== -1 && { name: column(names) }),
      ...(unit !== -1 && { unit: column(unit) }),
      purchase: column(purchase),
      sale: column(sale),
    },
    count: rows.length,
    doubts: [...doubtsOf(header, purchaseWords, purchase), ...doubtsOf(header, saleWords, sale)],
  };
}

function priceColumn(folded: readonly string[], words: RegExp): number {
  const cash = folded.findIndex((text) => words.test(text) && cashWords.test(text));
  return cash === -1 ? folded.findIndex((text) => words.test(text)) : cash;
}

function doubtsOf(header: readonly string[], words: RegExp, taken: number): string[] {
  const same = header.filter((text) => words.test(foldWords(text)));
  if (same.length < 2) return [];
  const all = same.map((text) => `« ${text} »`).join(', ');
  return [`Plusieurs colonnes conviennent : ${all} ; c’est « ${header[taken]} » qui est proposée.`];
}

/** Returns the column with the most passing texts; -1 when they are less than `share` of the rows. */
function columnOf({ header, rows }: HeadedTable, passes: (text: string) => boolean, share = 0.5) {
  const counts = header.map((_, index) => rows.filter((row) => passes(row[index] ?? '')).length);
  const most = Math.max(...counts);
  return most > 0 && most >= share * rows.length ? counts.indexOf(most) : -1;
}

// Names a column by its index when another header also contains its words.
function namedColumn(header: readonly string[], index: number): Column {
  const text = (header[index] ?? '').toLowerCase();
  return foldWords(text) !== '' && matching(header, [text]).length === 1
    ? { words: [text] }
    : { index };
}

function currencyCount({ rows }: HeadedTable): number {
  return rows.filter((row) => row.some((text) => currencyOfWords(text) !== undefined)).length;
}
