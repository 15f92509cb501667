import type { Page } from '@dinar/site/pages/page';
import type { ScreenProps } from '../../config/screen-props.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { type LaterPart, later } from '../../ui/panel/later.tsx';
import type { Component, Elements } from '../../ui/text/content.ts';
import type { legalPages } from './legal-pages.ts';
import { ScreenFailure } from './screen-failure.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import type { textPages } from './text-pages.ts';

type Kind = Page['kind'];

type Screen<K extends Kind> = LaterPart<ScreenProps<K>>;

/** The screen of a page: its loader and its render function. */
export interface PageScreen {
  readonly preload: () => Promise<void>;
  readonly render: (site: SiteConfig['site']) => Elements;
}

/** A screen whose code loads later. For the server, which preloads its scripts, `screen-modules.ts` names it. */
export function screen<Props extends object>(
  importScreen: () => Promise<Component<Props>>,
): LaterPart<Props> {
  return later(importScreen, { meanwhile: <ScreenSkeleton />, failure: ScreenFailure });
}

const converter = screen<ScreenProps<'converter' | 'conversion'>>(
  async () => (await import('../../features/converter/converter-page.tsx')).ConverterPage,
);

const screens: { readonly [K in Exclude<Kind, 'information'>]: Screen<K> } = {
  home: screen(async () => (await import('../../features/home/home-page.tsx')).HomePage),
  banks: screen(async () => (await import('../../features/banks/banks-page.tsx')).BanksPage),
  bank: screen(async () => (await import('../../features/banks/bank-page.tsx')).BankPage),
  'bank-currency': screen(
    async () =>
      (await import('../../features/bank-currency/bank-currency-page.tsx')).BankCurrencyPage,
  ),
  comparator: screen(
    async () => (await import('../../features/comparator/comparator-page.tsx')).ComparatorPage,
  ),
  converter,
  conversion: converter,
  crypto: screen(async () => (await import('../../features/crypto/crypto-page.tsx')).CryptoPage),
  sheet: screen(async () => (await import('../../features/sheet/sheet-page.tsx')).SheetPage),
  amounts: screen(
    async () => (await import('../../features/amounts/amounts-page.tsx')).AmountsPage,
  ),
};

type Information = Screen<'information'>;

type TextTopic = keyof typeof textPages;

const text: Information = screen(async () => {
  const { textPages } = await import('./text-pages.ts');
  return (props) => {
    const TextPage = textPages[props.page.topic as TextTopic];
    return <TextPage {...props} />;
  };
});

/** The information pages; those that `text-pages.ts` names share a screen. */
const information: Readonly<
  Record<Exclude<Page<'information'>['topic'], TextTopic>, Information> &
    Partial<Record<TextTopic, Information>>
> = {
  contact: screen(
    async () => (await import('../../features/contact/contact-page.tsx')).ContactPage,
  ),
  status: screen(async () => (await import('../../features/status/status-page.tsx')).StatusPage),
  privacy: legalScreen('privacy'),
  terms: legalScreen('terms'),
  alerts: screen(async () => (await import('../../features/alerts/alerts-page.tsx')).AlertsPage),
  data: screen(
    async () => (await import('../../features/open-data/open-data-page.tsx')).OpenDataPage,
  ),
  embed: screen(
    async () => (await import('../../features/integrate/integrate-page.tsx')).IntegratePage,
  ),
  favourites: screen(
    async () => (await import('../../features/favourites/favourites-page.tsx')).FavouritesPage,
  ),
  rules: screen(async () => (await import('../../features/information/rules-page.tsx')).RulesPage),
};

function legalScreen(topic: keyof typeof legalPages): Information {
  return screen(async () => (await import('./legal-pages.ts')).legalPages[topic]);
}

/** Returns the screen of a page. */
export function screenOf(page: Page): PageScreen {
  return page.kind === 'information'
    ? paired(information[page.topic] ?? text, page)
    : ofKind(page.kind, page);
}

function ofKind<K extends keyof typeof screens>(kind: K, page: Page<K>): PageScreen {
  return paired<K>(screens[kind], page);
}

function paired<K extends Kind>(Part: Screen<K>, page: Page<K>): PageScreen {
  return { preload: Part.preload, render: (site) => <Part page={page} site={site} /> };
}
