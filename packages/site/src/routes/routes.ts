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
export type Route = { readonly id: string; readonly path: string } & (
  | { readonly kind: 'information'; readonly texts: InformationPage }
  | { readonly kind: OtherKind; readonly texts: OtherTexts }
);

/** Every public address of the site, in order of precedence. */
export const routes: readonly Route[] = [
  route('home', 'home', 'home', '/'),
  route('home', 'home', 'health', '/health'),
  route('banks', 'banks', 'banks', '/cours-change'),
  route('bank', 'banks', 'bank', '/cours-change/:bankId'),
  route('bank', 'banks', 'bank-currency', '/cours-change/:bankId/:currency'),
  route('banks', 'bestRate', 'best-rate-product-today', '/meilleur-taux-de-{product}-aujourdhui'),
  route('banks', 'bestRate', 'best-rate', '/meilleur-taux-de-change'),
  route('banks', 'bestRate', 'best-rate-product', '/meilleur-taux-de-{product}'),
  route('banks', 'exchangeRate', 'exchange-rate', '/taux-de-change'),
  route('banks', 'exchangeRateToday', 'exchange-rate-today', '/taux-de-change-aujourdhui'),
  route('banks', 'exchangeOffice', 'exchange-office', '/bureau-de-change'),
  route('banks', 'exchangeOfficeTunis', 'exchange-office-tunis', '/bureau-de-change-tunis'),
  route('comparator', 'comparator', 'comparator', '/comparateur'),
  route('comparator', 'comparator', 'comparator-currency', '/comparateur/:currency'),
  route('converter', 'converter', 'converter', '/convertisseur'),
  route('converter', 'converter', 'converter-pattern', '/convertisseur/:pattern'),
  route('converter', 'converter', 'converter-pair', '/convertisseur/:from/:to'),
  route('converter', 'converter', 'converter-amount', '/convertisseur/:from/:to/:amount'),
  ...conversionSlugs.map(({ slug }) =>
    route('conversion', 'converter', `conversion-${slug}`, `/${slug}`),
  ),
  route('crypto', 'crypto', 'crypto', '/cryptomonnaies'),
  route('crypto', 'crypto', 'crypto-coin', '/cryptomonnaies/:cryptoId'),
  route('sheet', 'sheet', 'sheet', '/aide-memoire/:currency'),
  route('sheet', 'sheet', 'sheet-start', '/aide-memoire'),
  route('amounts', 'amounts', 'amounts', '/toutes-les-devises'),
  ...informationPages.map((page) => ({ ...page, id: page.texts, kind: 'information' as const })),
];

function route(kind: OtherKind, texts: OtherTexts, id: string, path: string): Route {
  return { kind, texts, id, path };
}
