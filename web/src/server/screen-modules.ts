import type { Page } from '@dinar/site/pages/page';
import type { textPages } from '../app/screens/text-pages.ts';

type Kind = Exclude<Page['kind'], 'information'>;
type TextTopic = keyof typeof textPages;
type Topic = Exclude<Page<'information'>['topic'], TextTopic>;

const converter = 'features/converter/converter-page.tsx';

const text = 'app/screens/text-pages.ts';

const modules: Readonly<Record<Kind | Topic, string> & Partial<Record<TextTopic, string>>> = {
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
  privacy: 'app/screens/legal-pages.ts',
  terms: 'app/screens/legal-pages.ts',
  alerts: 'features/alerts/alerts-page.tsx',
  data: 'features/open-data/open-data-page.tsx',
  embed: 'features/integrate/integrate-page.tsx',
  favourites: 'features/favourites/favourites-page.tsx',
  rules: 'features/information/rules-page.tsx',
};

/** The modules of all screens. */
export const screenModules: ReadonlySet<string> = new Set([...Object.values(modules), text]);

/** The module that `screen-table.tsx` imports for a page, by its path from `src`; the build finds its scripts by it. */
export function screenModule(page: Page): string {
  return modules[page.kind === 'information' ? page.topic : page.kind] ?? text;
}
