import type { Page } from '@dinar/site/pages/page';
import type { SiteConfig } from '../../config/site-config.ts';
import { type LaterPart, later } from '../../ui/panel/later.tsx';
import type { Component, Elements } from '../../ui/text/content.ts';
import type { legalPages } from './legal-pages.ts';
import { ScreenFailure } from './screen-failure.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import type { textPages } from './text-pages.ts';

type PageOf<Kind extends Page['kind']> = Extract<Page, { readonly kind: Kind }>;

interface ScreenProps<P extends Page> {
  readonly page: P;
  readonly site: SiteConfig['site'];
}

interface Screen<P extends Page> {
  /** The path of the screen's module from `src`, by which the build finds its scripts. */
  readonly module: string;
  readonly Part: LaterPart<ScreenProps<P>>;
}

/** The screen of a page: its module, its loader and its render function. */
export interface PageScreen {
  readonly module: string;
  readonly preload: () => Promise<void>;
  readonly render: (site: SiteConfig['site']) => Elements;
}

const modules = new Set<string>();

/** The modules of all screens. */
export const screenModules: ReadonlySet<string> = modules;

function screen<P extends Page>(
  module: string,
  importScreen: () => Promise<Component<ScreenProps<P>>>,
): Screen<P> {
  modules.add(module);
  const options = { meanwhile: <ScreenSkeleton />, failure: ScreenFailure };
  return { module, Part: later(importScreen, options) };
}

const home = screen<PageOf<'home'>>('features/home/home-page.tsx', async () => {
  return (await import('../../features/home/home-page.tsx')).HomePage;
});

const banks = screen<PageOf<'banks'>>('features/banks/banks-page.tsx', async () => {
  return (await import('../../features/banks/banks-page.tsx')).BanksPage;
});

const bank = screen<PageOf<'bank'>>('features/banks/bank-page.tsx', async () => {
  return (await import('../../features/banks/bank-page.tsx')).BankPage;
});

const bankCurrency = screen<PageOf<'bank-currency'>>(
  'features/bank-currency/bank-currency-page.tsx',
  async () =>
    (await import('../../features/bank-currency/bank-currency-page.tsx')).BankCurrencyPage,
);

const comparator = screen<PageOf<'comparator'>>(
  'features/comparator/comparator-page.tsx',
  async () => (await import('../../features/comparator/comparator-page.tsx')).ComparatorPage,
);

const converter = screen<PageOf<'converter' | 'conversion'>>(
  'features/converter/converter-page.tsx',
  async () => (await import('../../features/converter/converter-page.tsx')).ConverterPage,
);

const crypto = screen<PageOf<'crypto'>>('features/crypto/crypto-page.tsx', async () => {
  return (await import('../../features/crypto/crypto-page.tsx')).CryptoPage;
});

const sheet = screen<PageOf<'sheet'>>('features/sheet/sheet-page.tsx', async () => {
  return (await import('../../features/sheet/sheet-page.tsx')).SheetPage;
});

const amounts = screen<PageOf<'amounts'>>('features/amounts/amounts-page.tsx', async () => {
  return (await import('../../features/amounts/amounts-page.tsx')).AmountsPage;
});

type Information = PageOf<'information'>;

const information: Readonly<Record<Information['topic'], Screen<Information>>> = {
  contact: screen('features/contact/contact-page.tsx', async () => {
    return (await import('../../features/contact/contact-page.tsx')).ContactPage;
  }),
  status: screen('features/status/status-page.tsx', async () => {
    return (await import('../../features/status/status-page.tsx')).StatusPage;
  }),
  about: textScreen('about'),
  accessibility: textScreen('accessibility'),
  faq: textScreen('faq'),
  privacy: legalScreen('privacy'),
  terms: legalScreen('terms'),
  alerts: screen('features/alerts/alerts-page.tsx', async () => {
    return (await import('../../features/alerts/alerts-page.tsx')).AlertsPage;
  }),
  data: screen('features/open-data/open-data-page.tsx', async () => {
    return (await import('../../features/open-data/open-data-page.tsx')).OpenDataPage;
  }),
  embed: screen('features/integrate/integrate-page.tsx', async () => {
    return (await import('../../features/integrate/integrate-page.tsx')).IntegratePage;
  }),
  favourites: screen('features/favourites/favourites-page.tsx', async () => {
    return (await import('../../features/favourites/favourites-page.tsx')).FavouritesPage;
  }),
  rules: screen('features/information/rules-page.tsx', async () => {
    return (await import('../../features/information/rules-page.tsx')).RulesPage;
  }),
};

function textScreen(topic: keyof typeof textPages): Screen<Information> {
  return screen('app/screens/text-pages.ts', async () => {
    return (await import('./text-pages.ts')).textPages[topic];
  });
}

function legalScreen(topic: keyof typeof legalPages): Screen<Information> {
  return screen('app/screens/legal-pages.ts', async () => {
    return (await import('./legal-pages.ts')).legalPages[topic];
  });
}

/** Returns the screen of a page. */
export function screenOf(page: Page): PageScreen {
  switch (page.kind) {
    case 'home':
      return paired(home, page);
    case 'banks':
      return paired(banks, page);
    case 'bank':
      return paired(bank, page);
    case 'bank-currency':
      return paired(bankCurrency, page);
    case 'comparator':
      return paired(comparator, page);
    case 'converter':
    case 'conversion':
      return paired(converter, page);
    case 'crypto':
      return paired(crypto, page);
    case 'sheet':
      return paired(sheet, page);
    case 'amounts':
      return paired(amounts, page);
    case 'information':
      return paired(information[page.topic], page);
  }
}

function paired<P extends Page>({ module, Part }: Screen<P>, page: P): PageScreen {
  return { module, preload: Part.preload, render: (site) => <Part page={page} site={site} /> };
}
