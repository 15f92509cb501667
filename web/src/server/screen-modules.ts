import type { Page } from '@dinar/site/pages/page';

type Kind = Exclude<Page['kind'], 'information'>;
type Topic = Page<'information'>['topic'];

const converter = 'features/converter/converter-page.tsx';

const modules: Readonly<Record<Kind | Topic, string>> = {
  home: 'features/home/home-page.tsx',
  banks: 'features/banks/banks-page.tsx',
  bank: 'features/banks/bank-page.tsx',
  'bank-currency': 'features/bank-currency/bank-currency-page.tsx',
  comparator: 'features/comparator/comparator-page.tsx',
  converter,
  conversion: converter,
  crypto: 'features/crypto/crypto-page.tsx',
  sheet: 'features/sheet/sheet-page.tsx',
  amounts: 'features/amounts/amounts-page.tsx',
  contact: 'features/contact/contact-page.tsx',
  status: 'features/status/status-page.tsx',
  about: 'app/screens/text-pages.ts',
  accessibility: 'app/screens/text-pages.ts',
  faq: 'app/screens/text-pages.ts',
  privacy: 'app/screens/legal-pages.ts',
  terms: 'app/screens/legal-pages.ts',
  alerts: 'features/alerts/alerts-page.tsx',
  data: 'features/open-data/open-data-page.tsx',
  embed: 'features/integrate/integrate-page.tsx',
  favourites: 'features/favourites/favourites-page.tsx',
  rules: 'features/information/rules-page.tsx',
};

/** The modules of all screens. */
export const screenModules: ReadonlySet<string> = new Set(Object.values(modules));

/** The module that `screen-table.tsx` imports for a page, by its path from `src`; the build finds its scripts by it. */
export function screenModule(page: Page): string {
  return modules[page.kind === 'information' ? page.topic : page.kind];
}
