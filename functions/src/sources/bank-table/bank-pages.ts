import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import type { BankPage } from './bank-page.ts';

/** A bank's page and the state of its description. docs/sources.md explains each step of adding one. */
export interface DescribedPage {
  readonly page: BankPage;
  /** The day on which someone compared the parsed rates with the page; without it the page is not read. */
  readonly verifiedOn?: string;
  /**
   * For a page that nobody has seen for years: the expected shape, in French; `npm run bank:check` verifies
   * it.
   */
  readonly draft?: string;
}

const usualColumns = {
  currency: { words: ['code', 'sigle'] },
  unit: { words: ['unité'] },
  purchase: { words: ['achat'] },
  sale: { words: ['vente'] },
} as const;

/** Rows of five cells: désignation, code, unité, achat, vente. */
const fives = {
  name: { index: 0 },
  currency: { index: 1 },
  unit: { index: 2 },
  purchase: { index: 3 },
  sale: { index: 4 },
} as const;

const unprinted = { kind: 'unprinted' } as const;

/** Every page described so far. The first is STB's, which is read on schedule. */
export const bankPages: readonly DescribedPage[] = [
  {
    verifiedOn: '2026-08-21',
    // The only bank that prints the sale before the purchase.
    page: {
      bankId: 'STBK',
      address: 'https://www.stb.com.tn/fr/bourse-et-change/cours-de-change/',
      rows: { kind: 'rows', rows: 'tr:has(td.code-change)' },
      columns: {
        currency: { selector: 'td.code-change img[data-codedevise]', attribute: 'data-codedevise' },
        purchase: { selector: 'td.achat-change' },
        sale: { selector: 'td.vente-change' },
      },
      day: { kind: 'row', column: { selector: 'td.date-change' } },
      minimumRows: 10,
    },
  },
  {
    // Banknotes; the page cours-de-change_66_127 has another table.
    page: {
      bankId: 'BIAT',
      address: 'https://www.biat.tn/biat/Fr/cours-de-change-bbe_66_127',
      rows: { kind: 'table', table: '.table_conv table' },
      columns: { ...usualColumns, name: { words: ['désignation', 'devise', 'monnaie'] } },
      day: unprinted,
      minimumRows: 10,
    },
  },
  {
    page: {
      bankId: 'BSTU',
      address: 'https://www.attijaribank.com.tn/fr/cours/cours-des-changes',
      rows: { kind: 'table', table: 'table' },
      columns: {
        ...usualColumns,
        name: { words: ['monnaie'] },
        currency: { words: ['devise', 'code'] },
      },
      day: unprinted,
      minimumRows: 10,
    },
  },
  {
    page: {
      bankId: 'LPTN',
      address: 'https://www.poste.tn/change.php',
      rows: {
        kind: 'table',
        table: 'table[cellspacing="1"][cellpadding="0"][border="0"]',
      },
      columns: { ...usualColumns, name: { words: ['monnaie'] } },
      day: { kind: 'page', selector: 'table[cellspacing="1"][cellpadding="0"][border="0"]' },
      mayLackSale: true,
      minimumRows: 10,
    },
  },
  {
    draft: 'structure jamais vue ; l’adresse est peut-être passée à bhbank.tn',
    page: {
      bankId: 'BHBK',
      address: 'https://www.bh.com.tn/les-cours-de-change',
      rows: { kind: 'table', table: 'table' },
      columns: usualColumns,
      day: unprinted,
      minimumRows: 10,
    },
  },
  {
    draft: 'structure de 2017 : des noms sans codes',
    page: {
      bankId: 'BNTE',
      address: 'https://www.bna.tn/site/fr/devise.php?id_article=188',
      rows: { kind: 'table', table: 'table' },
      columns: { ...usualColumns, currency: { words: ['devise', 'monnaie', 'désignation'] } },
      day: unprinted,
      minimumRows: 10,
    },
  },
  {
    draft: 'structure de 2017 : des cellules par quatre, sans en-tête',
    page: {
      bankId: 'ATBK',
      address: 'https://www.atb.tn/devise',
      rows: { kind: 'cells', cells: 'td.devisesvalue', perRow: 4 },
      columns: {
        currency: { index: 0 },
        unit: { index: 1 },
        purchase: { index: 2 },
        sale: { index: 3 },
      },
      day: unprinted,
      minimumRows: 10,
    },
  },
  {
    draft: 'structure de 2016 : aucun jour',
    page: {
      bankId: 'BTBK',
      address: 'https://www.bt.com.tn/change',
      rows: { kind: 'table', table: 'table#devise-table' },
      columns: usualColumns,
      day: unprinted,
      minimumRows: 10,
    },
  },
  {
    draft: 'structure de 2017 : des cellules par cinq, jour inconnu',
    page: {
      bankId: 'BTEX',
      address: 'https://www.bte.com.tn/?lang=fr&idart=8',
      rows: { kind: 'cells', cells: 'td.bottomline', perRow: 5 },
      columns: fives,
      day: unprinted,
      minimumRows: 10,
    },
  },
  {
    draft:
      'structure de 2017, l’adresse est passée de btknet.com à btkbank.com ; cellules non nommées',
    page: {
      bankId: 'BTKO',
      address: 'https://www.btkbank.com/',
      rows: { kind: 'cells', cells: 'table td.cours', perRow: 4 },
      columns: {
        currency: { index: 0 },
        unit: { index: 1 },
        purchase: { index: 2 },
        sale: { index: 3 },
      },
      day: { kind: 'page', selector: 'td.titre_publication' },
      minimumRows: 10,
    },
  },
  {
    draft: 'structure de 2015 : aucune unité',
    page: {
      bankId: 'BZIT',
      address: 'https://www.banquezitouna.com/Fr/convertisseur-de-devise_64_103',
      rows: { kind: 'table', table: 'table.tab_change' },
      columns: {
        currency: { words: ['code'] },
        purchase: { words: ['achat'] },
        sale: { words: ['vente'] },
      },
      day: { kind: 'page', selector: 'div.caption_tabchange' },
      minimumRows: 10,
    },
  },
  {
    draft: 'structure de 2015 : des cellules par cinq, le jour dans le premier en-tête',
    page: {
      bankId: 'BTQI',
      address: 'https://www.qnb.com.tn/en/financial-tools.html?view=financialtools',
      rows: { kind: 'cells', cells: 'table#currencyRates td', perRow: 5 },
      columns: fives,
      day: { kind: 'page', selector: 'table#currencyRates th' },
      minimumRows: 10,
    },
  },
  {
    draft: 'structure de 2016, d’avant tsb.com.tn',
    page: {
      bankId: 'TSID',
      address: 'https://www.tsb.com.tn/',
      rows: { kind: 'cells', cells: 'td.CelTab2-2', perRow: 5 },
      columns: fives,
      day: { kind: 'page', selector: 'span.texte6' },
      minimumRows: 10,
    },
  },
  {
    draft: 'structure de 2017, d’avant albaraka.com.tn ; le yen s’y écrivait YEN',
    page: {
      bankId: 'BST',
      address: 'https://www.albaraka.com.tn/',
      rows: { kind: 'cells', cells: 'tr.FontCoursDevise span', perRow: 5 },
      columns: fives,
      day: unprinted,
      minimumRows: 10,
    },
  },
];

/** A page that is read on schedule. */
export interface VerifiedPage {
  readonly page: BankPage;
  readonly verifiedOn: RateDate;
}

/** The pages that are read on schedule. */
export const verifiedBankPages: readonly VerifiedPage[] = bankPages.flatMap(
  ({ page, verifiedOn, draft }) => {
    const day = parseRateDate(verifiedOn ?? '');
    return day === undefined || draft !== undefined ? [] : [{ page, verifiedOn: day }];
  },
);

/** Returns the description of a bank's page; undefined when there is none. */
export function describedPage(bankId: CommercialBankCode): DescribedPage | undefined {
  return bankPages.find(({ page }) => page.bankId === bankId);
}
