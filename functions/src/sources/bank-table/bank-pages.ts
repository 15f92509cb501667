import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import type { BankPage } from './bank-page.ts';

/** A bank's page and the state of its description. docs/sources.md explains each step of adding one. */
export interface DescribedPage {
  readonly page: BankPage;
  /** The day on which someone compared the parsed rates with the page; without it the page is not read. */
  readonly verifiedOn?: string;
}

const usualColumns = {
  currency: { words: ['code', 'sigle'] },
  unit: { words: ['unité'] },
  purchase: { words: ['achat'] },
  sale: { words: ['vente'] },
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
];

/** A page that is read on schedule. */
export interface VerifiedPage {
  readonly page: BankPage;
  readonly verifiedOn: RateDate;
}

/** The pages that are read on schedule. */
export const verifiedBankPages: readonly VerifiedPage[] = bankPages.flatMap(
  ({ page, verifiedOn }) => {
    const day = parseRateDate(verifiedOn ?? '');
    return day === undefined ? [] : [{ page, verifiedOn: day }];
  },
);

/** Returns the description of a bank's page; undefined when there is none. */
export function describedPage(bankId: CommercialBankCode): DescribedPage | undefined {
  return bankPages.find(({ page }) => page.bankId === bankId);
}
