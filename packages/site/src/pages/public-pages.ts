import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { bankTable } from '@dinar/domain/banks/bank-table';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import {
  bankPageCurrencies,
  comparatorCurrencies,
  convertedCurrencies,
  homeCurrencies,
} from '@dinar/domain/currencies/currency-lists';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { routes } from '../routes/routes.ts';
import { canonicalPath } from './canonical-path.ts';
import { type Page, pageAt } from './page.ts';

const candidatePaths: readonly string[] = [
  ...routes.map(({ path }) => path).filter((path) => !/[:{]/.test(path)),
  ...bankTable.map(({ slug }) => `/cours-change/${slug}`),
  ...bankTable.flatMap(({ slug, code }) =>
    currenciesOfBank(code).map((currency) => `/cours-change/${slug}/${currency.toLowerCase()}`),
  ),
  ...comparatorCurrencies.map((code) => `/comparateur/${code.toLowerCase()}`),
  ...convertedCurrencies.map((code) => `/convertisseur/${code.toLowerCase()}/tnd`),
  ...convertedCurrencies.map((code) => `/convertisseur/tnd/${code.toLowerCase()}`),
  ...homeCurrencies.map((code) => `/aide-memoire/${code.toLowerCase()}`),
];

// The central bank does not quote AUD, and this does not change from day to day.
function currenciesOfBank(code: BankCode): readonly ForeignCurrencyCode[] {
  if (code !== centralBankCode) return bankPageCurrencies;
  return bankPageCurrencies.filter((currency) => currencyTable[currency].centralBankQuoted);
}

/** Every page of the sitemap, once, at its canonical address. */
export const publicPages: readonly Page[] = candidatePaths.flatMap((path) => {
  const page = pageAt(path);
  return page && canonicalPath(page) === path ? [page] : [];
});

const publicPaths: ReadonlySet<string> = new Set(publicPages.map(canonicalPath));

/** Whether the canonical address of a page may be indexed. */
export function isIndexable(page: Page): boolean {
  return publicPaths.has(canonicalPath(page));
}
