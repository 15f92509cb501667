import type { Page } from '@dinar/site/pages/page';
import type { SiteConfig } from '../../config/site-config.ts';
import { Part } from '../../ui/panel/lazy-part.tsx';
import type { Elements } from '../../ui/text/content.ts';
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';
import type { referencePages } from './reference-pages.ts';
import type { textPages } from './text-pages.ts';

type PageOf<Kind extends Page['kind']> = Extract<Page, { readonly kind: Kind }>;

/** The screen of a page: its module, its loader and its render function. */
export interface PageScreen {
  readonly module: string;
  readonly load: () => Promise<unknown>;
  readonly render: (site: SiteConfig['site']) => Elements;
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

const bankCurrency = lazyScreen<PageOf<'bank-currency'>>(
  'features/bank-currency/bank-currency-page.tsx',
  async () =>
    (await import('../../features/bank-currency/bank-currency-page.tsx')).BankCurrencyPage,
);

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
  status: lazyScreen('features/status/status-page.tsx', async () => {
    return (await import('../../features/status/status-page.tsx')).StatusPage;
  }),
  about: textScreen('about'),
  accessibility: textScreen('accessibility'),
  faq: textScreen('faq'),
  privacy: textScreen('privacy'),
  terms: textScreen('terms'),
  data: referenceScreen('data'),
  favourites: referenceScreen('favourites'),
  rules: referenceScreen('rules'),
};

function textScreen(topic: keyof typeof textPages): LazyScreen<Information> {
  return lazyScreen('app/screens/text-pages.ts', async () => {
    return (await import('./text-pages.ts')).textPages[topic];
  });
}

function referenceScreen(topic: keyof typeof referencePages): LazyScreen<Information> {
  return lazyScreen('app/screens/reference-pages.ts', async () => {
    return (await import('./reference-pages.ts')).referencePages[topic];
  });
}

/** Every screen of the site. */
export const screens: readonly Pick<PageScreen, 'module' | 'load'>[] = [
  home,
  banks,
  bank,
  bankCurrency,
  comparator,
  converter,
  crypto,
  sheet,
  ...Object.values(information),
];

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
    case 'information':
      return paired(information[page.topic], page);
  }
}

function paired<P extends Page>(screen: LazyScreen<P>, page: P): PageScreen {
  return {
    module: screen.module,
    load: screen.load,
    // Screens of one module have different keys, so that React does not reuse one for the other.
    render: (site) => (
      <Part key={'topic' in page ? page.topic : ''} part={screen} given={{ page, site }} />
    ),
  };
}
