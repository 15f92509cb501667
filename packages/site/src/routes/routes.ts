import { alertsPage } from './alerts-page.ts';
import { conversionSlugs } from './conversion-slugs.ts';
import { embedPage, openDataPage } from './open-data-page.ts';
import type { PageKind } from './page-kind.ts';

/**
 * One public address. In its path `:name` is a whole segment and `{product}` a part of one; `texts` names the
 * texts of its page.
 */
export interface Route {
  readonly id: string;
  readonly path: string;
  readonly kind: PageKind;
  readonly texts: RouteTextsKey;
}

type RouteTextsKey =
  | Exclude<PageKind, 'bank' | 'conversion' | 'information'>
  | InformationPage
  | 'bestRate'
  | 'exchangeRate'
  | 'exchangeRateToday'
  | 'exchangeOffice'
  | 'exchangeOfficeTunis';

/** The information pages; each has its own address and texts. */
export const informationPages = [
  'contact',
  'about',
  'privacy',
  'terms',
  'faq',
  'status',
  'rules',
  'data',
  'embed',
  'favourites',
  'alerts',
  'accessibility',
] as const;

export type InformationPage = (typeof informationPages)[number];

type RouteRow = Omit<Route, 'texts' | 'kind'>;

/** Every public address of the site, in order of precedence. */
export const routes: readonly Route[] = [
  ...pages('home', 'home', [
    { id: 'home', path: '/' },
    { id: 'health', path: '/health' },
  ]),
  ...pages('banks', 'banks', [{ id: 'banks', path: '/cours-change' }]),
  ...pages('bank', 'banks', [
    { id: 'bank', path: '/cours-change/:bankId' },
    { id: 'bank-currency', path: '/cours-change/:bankId/:currency' },
  ]),
  ...pages('banks', 'bestRate', [
    {
      id: 'best-rate-product-today',
      path: '/meilleur-taux-de-{product}-aujourdhui',
    },
    { id: 'best-rate', path: '/meilleur-taux-de-change' },
    { id: 'best-rate-product', path: '/meilleur-taux-de-{product}' },
  ]),
  ...pages('banks', 'exchangeRate', [{ id: 'exchange-rate', path: '/taux-de-change' }]),
  ...pages('banks', 'exchangeRateToday', [
    { id: 'exchange-rate-today', path: '/taux-de-change-aujourdhui' },
  ]),
  ...pages('banks', 'exchangeOffice', [{ id: 'exchange-office', path: '/bureau-de-change' }]),
  ...pages('banks', 'exchangeOfficeTunis', [
    { id: 'exchange-office-tunis', path: '/bureau-de-change-tunis' },
  ]),
  ...pages('comparator', 'comparator', [
    { id: 'comparator', path: '/comparateur' },
    { id: 'comparator-currency', path: '/comparateur/:currency' },
  ]),
  ...pages('converter', 'converter', [
    {
      id: 'converter',
      path: '/convertisseur',
    },
    { id: 'converter-pattern', path: '/convertisseur/:pattern' },
    { id: 'converter-pair', path: '/convertisseur/:from/:to' },
    { id: 'converter-amount', path: '/convertisseur/:from/:to/:amount' },
  ]),
  ...conversionSlugs.map(conversionRoute),
  ...pages('crypto', 'crypto', [
    { id: 'crypto', path: '/cryptomonnaies' },
    { id: 'crypto-coin', path: '/cryptomonnaies/:cryptoId' },
  ]),
  ...pages('sheet', 'sheet', [
    { id: 'sheet', path: '/aide-memoire/:currency' },
    { id: 'sheet-start', path: '/aide-memoire' },
  ]),
  ...pages('amounts', 'amounts', [{ id: 'amounts', path: '/toutes-les-devises' }]),
  ...pages('information', 'contact', [{ id: 'contact', path: '/contact' }]),
  ...pages('information', 'about', [{ id: 'about', path: '/a-propos' }]),
  ...pages('information', 'privacy', [{ id: 'privacy', path: '/politique-de-confidentialite' }]),
  ...pages('information', 'terms', [{ id: 'terms', path: '/conditions-d-utilisation' }]),
  ...pages('information', 'faq', [{ id: 'faq', path: '/faq' }]),
  ...pages('information', 'status', [{ id: 'status', path: '/etat' }]),
  ...pages('information', 'rules', [{ id: 'rules', path: '/regles-de-change' }]),
  ...pages('information', 'data', [{ id: 'data', path: openDataPage }]),
  ...pages('information', 'embed', [{ id: 'embed', path: embedPage }]),
  ...pages('information', 'favourites', [{ id: 'favourites', path: '/favoris' }]),
  ...pages('information', 'alerts', [{ id: 'alerts', path: alertsPage }]),
  ...pages('information', 'accessibility', [{ id: 'accessibility', path: '/accessibilite' }]),
];

function pages(kind: PageKind, texts: RouteTextsKey, rows: readonly RouteRow[]): Route[] {
  return rows.map((row) => ({ ...row, texts, kind }));
}

function conversionRoute({ slug }: (typeof conversionSlugs)[number]): Route {
  return {
    id: `conversion-${slug}`,
    path: `/${slug}`,
    kind: 'conversion',
    texts: 'converter',
  };
}
