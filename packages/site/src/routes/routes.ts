import { alertsPage } from './alerts-page.ts';
import { conversionSlugs } from './conversion-slugs.ts';
import { embedPage, openDataPage } from './open-data-page.ts';
import type { PageKind } from './page-kind.ts';

/** The information pages: each has an address and texts of its own. */
const informationPages = [
  { texts: 'contact', path: '/contact' },
  { texts: 'about', path: '/a-propos' },
  { texts: 'privacy', path: '/politique-de-confidentialite' },
  { texts: 'terms', path: '/conditions-d-utilisation' },
  { texts: 'faq', path: '/faq' },
  { texts: 'status', path: '/etat' },
  { texts: 'rules', path: '/regles-de-change' },
  { texts: 'data', path: openDataPage },
  { texts: 'embed', path: embedPage },
  { texts: 'favourites', path: '/favoris' },
  { texts: 'alerts', path: alertsPage },
  { texts: 'accessibility', path: '/accessibilite' },
] as const;

export type InformationPage = (typeof informationPages)[number]['texts'];

interface RouteRow {
  readonly id: string;
  readonly path: string;
}

type OtherKind = Exclude<PageKind, 'information'>;

type OtherTexts =
  | Exclude<OtherKind, 'bank' | 'conversion'>
  | 'bestRate'
  | 'exchangeRate'
  | 'exchangeRateToday'
  | 'exchangeOffice'
  | 'exchangeOfficeTunis';

/**
 * One public address. In its path `:name` is a whole segment and `{product}` a part of one; `texts` names the
 * texts of its page.
 */
export type Route = RouteRow &
  (
    | { readonly kind: 'information'; readonly texts: InformationPage }
    | { readonly kind: OtherKind; readonly texts: OtherTexts }
  );

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
  ...informationPages.map((page) => ({ ...page, id: page.texts, kind: 'information' as const })),
];

function pages(kind: OtherKind, texts: OtherTexts, rows: readonly RouteRow[]): Route[] {
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
