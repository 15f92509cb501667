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

const billets = { purchase: { words: ['achat billets'] }, sale: { words: ['vente billets'] } };

/**
 * One page of each shape. `settled` fills in the parts that a draft leaves open, as a bank might have them.
 */
export const shapedPages = {
  namedCells: shaped('cells with names, sale first', 'named-cells', 'STBK'),
  headedTable: shaped('a headed table, dots and no zero before them', 'headed-table', 'BIAT'),
  firstTable: shaped('one of several tables without names', 'first-table', 'BSTU'),
  captionRow: shaped('a caption above the header, sales that lack', 'caption-row', 'LPTN'),
  namesAlone: shaped(
    'names without codes, banknotes and transfers',
    'names-alone',
    'BNTE',
    (page) => ({
      columns: { ...page.columns, ...billets },
      day: { kind: 'page', selector: '#titre' },
    }),
  ),
  cellsInFours: shaped('cells in fours without a header', 'cells-in-fours', 'ATBK', () => ({
    day: { kind: 'last-modified' },
  })),
  spansInFives: shaped('spans in fives, YEN for JPY', 'spans-in-fives', 'BST', () => ({
    day: { kind: 'page', selector: 'p.date' },
  })),
  noUnit: shaped('no unit, a day in ISO order, prices in TND', 'no-unit', 'BZIT'),
  dayInHeader: shaped('the day in a header, units with a code', 'day-in-header', 'BTQI'),
} as const satisfies Readonly<Record<string, ShapedPage>>;

function shaped(
  shape: string,
  fixture: string,
  bankId: CommercialBankCode,
  settled: (page: BankPage) => Partial<BankPage> = () => ({}),
): ShapedPage {
  const page = describedPage(bankId)?.page;
  if (page === undefined) throw new Error(`${bankId} has no description`);
  const file = new URL(`../fixtures/${fixture}.html`, import.meta.url);
  return { shape, page: { ...page, ...settled(page) }, body: readFileSync(file, 'utf8') };
}
