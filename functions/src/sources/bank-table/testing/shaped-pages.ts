import { readFileSync } from 'node:fs';
import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import type { BankPage } from '../bank-page.ts';
import { describedPage } from '../bank-pages.ts';

/** A page with one of the shapes of banks' pages, and the description that reads it. */
export interface ShapedPage {
  readonly shape: string;
  readonly page: BankPage;
  /** Of 2026-11-12, with a bank's structure and made-up values. */
  readonly body: string;
}

const usual = {
  currency: { words: ['code'] },
  unit: { words: ['unité'] },
  purchase: { words: ['achat'] },
  sale: { words: ['vente'] },
} as const;

const fives = {
  name: { index: 0 },
  currency: { index: 1 },
  unit: { index: 2 },
  purchase: { index: 3 },
  sale: { index: 4 },
} as const;

const fours = {
  currency: { index: 0 },
  unit: { index: 1 },
  purchase: { index: 2 },
  sale: { index: 3 },
} as const;

/** One page of each shape: those of the described banks, and those that other banks' pages may have. */
export const shapedPages = {
  namedCells: described('cells with names, sale first', 'named-cells', 'STBK'),
  headedTable: described('a headed table, dots and no zero before them', 'headed-table', 'BIAT'),
  firstTable: described('one of several tables without names', 'first-table', 'BSTU'),
  captionRow: described('a caption above the header, sales that lack', 'caption-row', 'LPTN'),
  namesAlone: shaped('names without codes, banknotes and transfers', 'names-alone', {
    bankId: 'BNTE',
    rows: { kind: 'table', table: 'table' },
    columns: {
      currency: { words: ['devise', 'monnaie', 'désignation'] },
      unit: usual.unit,
      purchase: { words: ['achat billets'] },
      sale: { words: ['vente billets'] },
    },
    day: { kind: 'page', selector: '#titre' },
  }),
  cellsInFours: shaped('cells in fours without a header', 'cells-in-fours', {
    bankId: 'ATBK',
    rows: { kind: 'cells', cells: 'td.devisesvalue', perRow: 4 },
    columns: fours,
    day: { kind: 'last-modified' },
  }),
  spansInFives: shaped('spans in fives, YEN for JPY', 'spans-in-fives', {
    bankId: 'BST',
    rows: { kind: 'cells', cells: 'tr.FontCoursDevise span', perRow: 5 },
    columns: fives,
    day: { kind: 'page', selector: 'p.date' },
  }),
  noUnit: shaped('no unit, a day in ISO order, prices in TND', 'no-unit', {
    bankId: 'BZIT',
    rows: { kind: 'table', table: 'table.tab_change' },
    columns: { currency: usual.currency, purchase: usual.purchase, sale: usual.sale },
    day: { kind: 'page', selector: 'div.caption_tabchange' },
  }),
  dayInHeader: shaped('the day in a header, units with a code', 'day-in-header', {
    bankId: 'BTQI',
    rows: { kind: 'cells', cells: 'table#currencyRates td', perRow: 5 },
    columns: fives,
    day: { kind: 'page', selector: 'table#currencyRates th' },
  }),
} as const satisfies Readonly<Record<string, ShapedPage>>;

function described(shape: string, fixture: string, bankId: CommercialBankCode): ShapedPage {
  const page = describedPage(bankId)?.page;
  if (page === undefined) throw new Error(`${bankId} has no description`);
  return { shape, page, body: bodyOf(fixture) };
}

function shaped(
  shape: string,
  fixture: string,
  page: Omit<BankPage, 'address' | 'minimumRows'>,
): ShapedPage {
  const address = `https://${page.bankId.toLowerCase()}.example/change`;
  return { shape, page: { ...page, address, minimumRows: 10 }, body: bodyOf(fixture) };
}

function bodyOf(fixture: string): string {
  return readFileSync(new URL(`../fixtures/${fixture}.html`, import.meta.url), 'utf8');
}
