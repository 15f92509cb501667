import { conversionHeading, conversionSlugs } from './conversion-slugs.ts';
import type { PageKind } from './page-kind.ts';
import { type RouteTexts, routeTexts } from './route-texts.ts';

/**
 * One public address: `path` in react-router's notation, except that `{product}` stands for a part
 * of a segment; texts are without the site's name.
 */
export interface Route extends RouteTexts {
  readonly id: string;
  readonly path: string;
  readonly kind: PageKind;
  readonly navigationLabel?: string;
  readonly status: 'built' | 'planned';
}

type RouteRow = Omit<Route, keyof RouteTexts | 'kind'>;

/** Every public address of the site, in order of precedence. */
export const routes: readonly Route[] = [
  ...pages('home', routeTexts.home, [
    { id: 'home', path: '/', navigationLabel: 'Accueil', status: 'built' },
    { id: 'health', path: '/health', status: 'built' },
  ]),
  ...pages('banks', routeTexts.banks, [
    { id: 'banks', path: '/cours-change', navigationLabel: 'Banques', status: 'planned' },
  ]),
  ...pages('bank', routeTexts.banks, [
    { id: 'bank', path: '/cours-change/:bankId', status: 'planned' },
    { id: 'bank-currency', path: '/cours-change/:bankId/:currency', status: 'planned' },
  ]),
  ...pages('banks', routeTexts.bestRate, [
    {
      id: 'best-rate-product-today',
      path: '/meilleur-taux-de-{product}-aujourdhui',
      status: 'planned',
    },
    { id: 'best-rate', path: '/meilleur-taux-de-change', status: 'planned' },
    { id: 'best-rate-product', path: '/meilleur-taux-de-{product}', status: 'planned' },
  ]),
  ...pages('banks', routeTexts.exchangeRate, [
    { id: 'exchange-rate', path: '/taux-de-change', status: 'planned' },
  ]),
  ...pages('banks', routeTexts.exchangeRateToday, [
    { id: 'exchange-rate-today', path: '/taux-de-change-aujourdhui', status: 'planned' },
  ]),
  ...pages('banks', routeTexts.exchangeOffice, [
    { id: 'exchange-office', path: '/bureau-de-change', status: 'planned' },
  ]),
  ...pages('banks', routeTexts.exchangeOfficeTunis, [
    { id: 'exchange-office-tunis', path: '/bureau-de-change-tunis', status: 'planned' },
  ]),
  ...pages('comparator', routeTexts.comparator, [
    { id: 'comparator', path: '/comparateur', status: 'planned' },
    { id: 'comparator-currency', path: '/comparateur/:currency', status: 'planned' },
  ]),
  ...pages('converter', routeTexts.converter, [
    {
      id: 'converter',
      path: '/convertisseur',
      navigationLabel: 'Convertisseur',
      status: 'planned',
    },
    { id: 'converter-pattern', path: '/convertisseur/:pattern', status: 'planned' },
    { id: 'converter-pair', path: '/convertisseur/:from/:to', status: 'planned' },
    { id: 'converter-amount', path: '/convertisseur/:from/:to/:amount', status: 'planned' },
  ]),
  ...conversionSlugs.map(conversionRoute),
  ...pages('crypto', routeTexts.crypto, [
    { id: 'crypto', path: '/cryptomonnaies', navigationLabel: 'Crypto', status: 'planned' },
    { id: 'crypto-coin', path: '/cryptomonnaies/:cryptoId', status: 'planned' },
  ]),
  ...pages('information', routeTexts.contact, [
    { id: 'contact', path: '/contact', navigationLabel: 'Contact', status: 'planned' },
  ]),
  ...pages('information', routeTexts.about, [
    { id: 'about', path: '/a-propos', status: 'planned' },
  ]),
  ...pages('information', routeTexts.privacy, [
    { id: 'privacy', path: '/politique-de-confidentialite', status: 'planned' },
  ]),
  ...pages('information', routeTexts.terms, [
    { id: 'terms', path: '/conditions-d-utilisation', status: 'planned' },
  ]),
  ...pages('information', routeTexts.faq, [{ id: 'faq', path: '/faq', status: 'planned' }]),
];

function pages(kind: PageKind, texts: RouteTexts, rows: readonly RouteRow[]): Route[] {
  return rows.map((row) => ({ ...row, ...texts, kind }));
}

function conversionRoute(conversion: (typeof conversionSlugs)[number]): Route {
  const heading = conversionHeading(conversion);
  return {
    id: `conversion-${conversion.slug}`,
    path: `/${conversion.slug}`,
    title: heading,
    heading,
    description: `${heading} : la conversion au cours du jour, banque par banque.`,
    kind: 'conversion',
    status: 'planned',
  };
}
