import { bankTable } from '@dinar/domain/banks/bank-table';
import {
  comparatorCurrencies,
  converterCurrencies,
  homeCurrencies,
} from '@dinar/domain/currencies/currency-lists';
import { routes } from '../routes/routes.ts';
import { canonicalPath } from './canonical-path.ts';
import { type Page, pageAt } from './page.ts';

const foreignCurrencies = converterCurrencies.filter((code) => code !== 'TND');

const candidatePaths: readonly string[] = [
  ...routes.map(({ path }) => path).filter((path) => !/[:{]/.test(path)),
  ...bankTable.map(({ slug }) => `/cours-change/${slug}`),
  ...comparatorCurrencies.map((code) => `/comparateur/${code.toLowerCase()}`),
  ...foreignCurrencies.map((code) => `/convertisseur/${code.toLowerCase()}/tnd`),
  ...foreignCurrencies.map((code) => `/convertisseur/tnd/${code.toLowerCase()}`),
  ...homeCurrencies.map((code) => `/aide-memoire/${code.toLowerCase()}`),
];

/** Every page of the sitemap, each once, at its own address. */
export const publicPages: readonly Page[] = candidatePaths.flatMap((path) => {
  const page = pageAt(path);
  return page && canonicalPath(page) === path ? [page] : [];
});

const publicPaths: ReadonlySet<string> = new Set(publicPages.map(canonicalPath));

/** Whether a page, or the page it is another address of, may be indexed. */
export function isIndexable(page: Page): boolean {
  return publicPaths.has(canonicalPath(page));
}
