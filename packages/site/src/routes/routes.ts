import { alertsPage } from './alerts-page.ts';
import { conversionSlugs } from './conversion-slugs.ts';
import { embedPage, openDataPage } from './open-data-page.ts';
import type { PageKind } from './page-kind.ts';

/** The address of each information page, which has texts of its own; by the name of its texts. */
const informationPaths = {
  contact: '/contact',
  about: '/a-propos',
  privacy: '/politique-de-confidentialite',
  terms: '/conditions-d-utilisation',
  faq: '/faq',
  status: '/etat',
  rules: '/regles-de-change',
  data: openDataPage,
  embed: embedPage,
  favourites: '/favoris',
  alerts: alertsPage,
  accessibility: '/accessibilite',
} as const;

export type InformationPage = keyof typeof informationPaths;

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
  ...(Object.keys(informationPaths) as InformationPage[]).map(informationRoute),
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

function informationRoute(name: InformationPage): Route {
  return { id: name, path: informationPaths[name], kind: 'information', texts: name };
}
