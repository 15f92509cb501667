import type { BankTablePage } from './bank-table-page.ts';

/**
 * Société Tunisienne de Banque: sale before purchase, units as the central bank's and not printed
 * in a cell of their own, day dd/mm/yy on each row, 14 currencies.
 */
export const stb: BankTablePage = {
  bankId: 'STBK',
  address: 'https://www.stb.com.tn/fr/bourse-et-change/cours-de-change/',
  cells: {
    kind: 'selectors',
    rows: 'tr:has(td.code-change)',
    currency: { selector: 'td.code-change img[data-codedevise]', attribute: 'data-codedevise' },
    purchase: { selector: 'td.achat-change' },
    sale: { selector: 'td.vente-change' },
    date: { selector: 'td.date-change' },
  },
  minimumRows: 10,
};
