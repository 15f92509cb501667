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
  cards: generated('a card for each currency', 'CFCT', {
    rows: { kind: 'rows', rows: 'div.carte' },
    columns: {
      currency: { selector: 'h3' },
      purchase: { selector: '.achat' },
      sale: { selector: '.vente' },
    },
    body: rowsAs(
      ([, code, , purchase, sale]) =>
        `<div class="carte"><h3>${code}</h3><p class="achat">${purchase}</p><p class="vente">${sale}</p></div>`,
    ),
  }),
  definitions: generated('definition lists', 'BTKO', {
    rows: { kind: 'cells', cells: 'dl dt, dl dd', perRow: 4 },
    columns: fours,
    body: rowsAs(
      ([, code, unit, purchase, sale]) =>
        `<dl><dt>${code}</dt><dd>${unit}</dd><dd>${purchase}</dd><dd>${sale}</dd></dl>`,
    ),
  }),
  tableEach: generated('a table for each currency', 'ATLD', {
    rows: { kind: 'rows', rows: 'table.cours tr' },
    columns: fours,
    body: rowsAs(([, ...cells]) => `<table class="cours">${tableRow(cells)}</table>`),
  }),
  twoHeaderRows: generated('titles in two rows', 'UIBK', {
    rows: { kind: 'table', table: 'table' },
    columns: { ...usual, name: { words: ['devise'] } },
    body: `<table><tr><th rowspan="2">Devise</th><th rowspan="2">Code</th><th rowspan="2">Unité</th><th colspan="2">Billets</th></tr>
<tr><th>Achat</th><th>Vente</th></tr>
${rowsAs((cells) => tableRow(cells))}
</table>`,
  }),
  spannedRows: generated('a cell that spans all rows', 'BTEX', {
    rows: { kind: 'table', table: 'table' },
    columns: usual,
    body: `<table><tr><th>Nature</th><th>Devise</th><th>Code</th><th>Unité</th><th>Achat</th><th>Vente</th></tr>
${rowsAs((cells) => tableRow(cells)).replace('<tr>', '<tr><td rowspan="11">Billets</td>')}
</table>`,
  }),
  hiddenTable: generated('a hidden table of the day before', 'WKIB', {
    rows: { kind: 'table', table: 'table#jour' },
    columns: usual,
    body: ['<table id="veille" style="display: none">', '<table id="jour">']
      .map(
        (
          open,
        ) => `${open}<tr><th>Devise</th><th>Code</th><th>Unité</th><th>Achat</th><th>Vente</th></tr>
${rowsAs((cells) => tableRow(cells))}
</table>`,
      )
      .join('\n')
      .replace('3,360', '3,350'),
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

/** A page whose rows are those of « first-table », written another way. */
function generated(
  shape: string,
  bankId: CommercialBankCode,
  { body, ...layout }: Pick<BankPage, 'rows' | 'columns'> & { readonly body: string },
): ShapedPage {
  const address = `https://${bankId.toLowerCase()}.example/change`;
  const day = { kind: 'page', selector: 'p.jour' } as const;
  return {
    shape,
    page: { bankId, address, ...layout, day, minimumRows: 10 },
    body: `<!doctype html>\n<html lang="fr"><body>\n<p class="jour">Cours du 12/11/2026</p>\n${body}\n</body></html>\n`,
  };
}

function rowsAs(write: (cells: readonly string[]) => string): string {
  const lines = bodyOf('first-table').split('\n');
  const rows = lines.filter((line) => /^<tr>.*\d,\d/.test(line));
  return rows
    .map((row) => write([...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, text = '']) => text)))
    .join('\n');
}

function tableRow(cells: readonly string[]): string {
  return `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;
}

function bodyOf(fixture: string): string {
  return readFileSync(new URL(`../fixtures/${fixture}.html`, import.meta.url), 'utf8');
}
