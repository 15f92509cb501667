import type { Page } from '@dinar/site/pages/page';
import type { ReactNode } from 'react';
import type { SiteConfig } from '../../config/site-config.ts';
import { Part } from '../../ui/panel/lazy-part.tsx';
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';

type PageOf<Kind extends Page['kind']> = Extract<Page, { readonly kind: Kind }>;

/** A page's screen: how to load it, and how to render it. */
export interface PageScreen {
  readonly module: string;
  readonly load: () => Promise<unknown>;
  readonly render: (site: SiteConfig['site']) => ReactNode;
}

const home = lazyScreen<PageOf<'home'>>('features/home/home-page.tsx', async () => {
  return (await import('../../features/home/home-page.tsx')).HomePage;
});

const banks = lazyScreen<PageOf<'banks'>>('features/banks/banks-page.tsx', async () => {
  return (await import('../../features/banks/banks-page.tsx')).BanksPage;
});

const bank = lazyScreen<PageOf<'bank'>>('features/banks/bank-page.tsx', async () => {
  return (await import('../../features/banks/bank-page.tsx')).BankPage;
});

const comparator = lazyScreen<PageOf<'comparator'>>(
  'features/comparator/comparator-page.tsx',
  async () => (await import('../../features/comparator/comparator-page.tsx')).ComparatorPage,
);

const converter = lazyScreen<PageOf<'converter' | 'conversion'>>(
  'features/converter/converter-page.tsx',
  async () => (await import('../../features/converter/converter-page.tsx')).ConverterPage,
);

const crypto = lazyScreen<PageOf<'crypto'>>('features/crypto/crypto-page.tsx', async () => {
  return (await import('../../features/crypto/crypto-page.tsx')).CryptoPage;
});

const sheet = lazyScreen<PageOf<'sheet'>>('features/sheet/sheet-page.tsx', async () => {
  return (await import('../../features/sheet/sheet-page.tsx')).SheetPage;
});

type Information = PageOf<'information'>;

const information: Readonly<Record<Information['topic'], LazyScreen<Information>>> = {
  contact: lazyScreen('features/contact/contact-page.tsx', async () => {
    return (await import('../../features/contact/contact-page.tsx')).ContactPage;
  }),
  about: lazyScreen('features/information/about-page.tsx', async () => {
    return (await import('../../features/information/about-page.tsx')).AboutPage;
  }),
  privacy: lazyScreen('features/information/privacy-page.tsx', async () => {
    return (await import('../../features/information/privacy-page.tsx')).PrivacyPage;
  }),
  terms: lazyScreen('features/information/terms-page.tsx', async () => {
    return (await import('../../features/information/terms-page.tsx')).TermsPage;
  }),
  faq: lazyScreen('features/information/faq-page.tsx', async () => {
    return (await import('../../features/information/faq-page.tsx')).FaqPage;
  }),
  status: lazyScreen('features/status/status-page.tsx', async () => {
    return (await import('../../features/status/status-page.tsx')).StatusPage;
  }),
  rules: lazyScreen('features/information/rules-page.tsx', async () => {
    return (await import('../../features/information/rules-page.tsx')).RulesPage;
  }),
  data: lazyScreen('features/open-data/open-data-page.tsx', async () => {
    return (await import('../../features/open-data/open-data-page.tsx')).OpenDataPage;
  }),
  favourites: lazyScreen('features/favourites/favourites-page.tsx', async () => {
    return (await import('../../features/favourites/favourites-page.tsx')).FavouritesPage;
  }),
  accessibility: lazyScreen('features/information/accessibility-page.tsx', async () => {
    return (await import('../../features/information/accessibility-page.tsx')).AccessibilityPage;
  }),
};

/** Every screen of the site. */
export const screens: readonly Pick<PageScreen, 'module' | 'load'>[] = [
  home,
  banks,
  bank,
  comparator,
  converter,
  crypto,
  sheet,
  ...Object.values(information),
];

/** The screen of a page. */
export function screenOf(page: Page): PageScreen {
  switch (page.kind) {
    case 'home':
      return paired(home, page);
    case 'banks':
      return paired(banks, page);
    case 'bank':
      return paired(bank, page);
    case 'comparator':
      return paired(comparator, page);
    case 'converter':
    case 'conversion':
      return paired(converter, page);
    case 'crypto':
      return paired(crypto, page);
    case 'sheet':
      return paired(sheet, page);
    case 'information':
      return paired(information[page.topic], page);
  }
}

function paired<P extends Page>(screen: LazyScreen<P>, page: P): PageScreen {
  return {
    module: screen.module,
    load: screen.load,
    render: (site) => <Part part={screen} given={{ page, site }} />,
  };
}
