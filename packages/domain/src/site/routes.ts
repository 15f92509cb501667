import type { CurrencyCode } from '../currencies/currency-code.ts';
import { conversionSlugs } from './conversion-slugs.ts';

/**
 * One public address: `path` in react-router's notation, except that `{product}` stands for a part
 * of a segment; texts are without the site's name.
 */
export interface Route {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  readonly description: string;
  readonly navigationLabel?: string;
  readonly status: 'built' | 'planned';
}

const homeTexts = {
  title: 'Taux de change du dinar tunisien en direct',
  heading: 'Taux de change du dinar tunisien',
  description:
    'Cours officiels de la Banque Centrale de Tunisie, cours en direct et comparaison des banques tunisiennes, mis à jour toutes les heures.',
} as const;

const bankTexts = {
  title: 'Cours de change des banques tunisiennes',
  heading: 'Cours de change des banques tunisiennes',
  description:
    'Achat et vente des devises dans les banques de Tunisie, mis à jour chaque jour ouvrable, du lundi au vendredi.',
} as const;

const bestRateTexts = {
  title: 'Meilleur taux de change en Tunisie aujourd’hui',
  heading: 'Meilleur taux de change en Tunisie',
  description:
    'Le meilleur taux d’achat et de vente du jour parmi les banques tunisiennes, devise par devise.',
} as const;

const converterTexts = {
  title: 'Convertisseur de devises en dinar tunisien',
  heading: 'Convertisseur de devises',
  description:
    'Convertissez l’euro, le dollar et les autres devises en dinar tunisien au cours du jour.',
} as const;

const comparatorTexts = {
  title: 'Comparateur des taux de change en Tunisie',
  heading: 'Comparateur des taux de change',
  description: 'Comparez l’achat, la vente, l’écart et le spread de chaque banque, par devise.',
} as const;

const cryptoTexts = {
  title: 'Cours des crypto-monnaies',
  heading: 'Crypto-monnaies',
  description: 'Prix et variation sur 24 heures des principales crypto-monnaies, en temps réel.',
} as const;

/** Every public address of the site, in order of precedence. */
export const routes: readonly Route[] = [
  { id: 'home', path: '/', ...homeTexts, navigationLabel: 'Accueil', status: 'built' },
  { id: 'health', path: '/health', ...homeTexts, status: 'built' },
  {
    id: 'banks',
    path: '/cours-change',
    ...bankTexts,
    navigationLabel: 'Banques',
    status: 'planned',
  },
  { id: 'bank', path: '/cours-change/:bankId', ...bankTexts, status: 'planned' },
  { id: 'bank-currency', path: '/cours-change/:bankId/:currency', ...bankTexts, status: 'planned' },
  bestRate('best-rate-product-today', '/meilleur-taux-de-{product}-aujourdhui'),
  bestRate('best-rate', '/meilleur-taux-de-change'),
  bestRate('best-rate-product', '/meilleur-taux-de-{product}'),
  bestRate('exchange-rate', '/taux-de-change'),
  bestRate('exchange-rate-today', '/taux-de-change-aujourdhui'),
  bestRate('exchange-office', '/bureau-de-change'),
  bestRate('exchange-office-tunis', '/bureau-de-change-tunis'),
  { id: 'comparator', path: '/comparateur', ...comparatorTexts, status: 'planned' },
  {
    id: 'comparator-currency',
    path: '/comparateur/:currency',
    ...comparatorTexts,
    status: 'planned',
  },
  {
    id: 'converter',
    path: '/convertisseur',
    ...converterTexts,
    navigationLabel: 'Convertisseur',
    status: 'planned',
  },
  {
    id: 'converter-pattern',
    path: '/convertisseur/:pattern',
    ...converterTexts,
    status: 'planned',
  },
  { id: 'converter-pair', path: '/convertisseur/:from/:to', ...converterTexts, status: 'planned' },
  {
    id: 'converter-amount',
    path: '/convertisseur/:from/:to/:amount',
    ...converterTexts,
    status: 'planned',
  },
  ...conversionSlugs.map(conversionRoute),
  {
    id: 'crypto',
    path: '/cryptomonnaies',
    ...cryptoTexts,
    navigationLabel: 'Crypto',
    status: 'planned',
  },
  { id: 'crypto-coin', path: '/cryptomonnaies/:cryptoId', ...cryptoTexts, status: 'planned' },
  {
    id: 'contact',
    path: '/contact',
    title: 'Contact',
    heading: 'Contactez-nous',
    description: 'Une question, une remarque : écrivez-nous, nous répondons rapidement.',
    navigationLabel: 'Contact',
    status: 'planned',
  },
  {
    id: 'about',
    path: '/a-propos',
    title: 'À propos',
    heading: 'À propos',
    description: 'Notre mission : rendre les taux de change lisibles et comparables en Tunisie.',
    status: 'planned',
  },
  {
    id: 'privacy',
    path: '/politique-de-confidentialite',
    title: 'Politique de confidentialité',
    heading: 'Politique de confidentialité',
    description: 'Les données que nous recueillons, pourquoi, et vos droits.',
    status: 'planned',
  },
  {
    id: 'terms',
    path: '/conditions-d-utilisation',
    title: 'Conditions d’utilisation',
    heading: 'Conditions d’utilisation',
    description: 'Les règles d’usage du site et la portée des informations publiées.',
    status: 'planned',
  },
  {
    id: 'faq',
    path: '/faq',
    title: 'Questions fréquentes',
    heading: 'Questions fréquentes',
    description: 'Les réponses sur les taux de change, les banques et le convertisseur.',
    status: 'planned',
  },
];

export interface SiteLink {
  readonly label: string;
  readonly path: string;
}

/** The header's links; home is current only on an exact match. */
export const navigationLinks: readonly (SiteLink & { readonly exact: boolean })[] = routes.flatMap(
  ({ navigationLabel, path }) =>
    navigationLabel === undefined ? [] : [{ label: navigationLabel, path, exact: path === '/' }],
);

export const footerLinks: readonly SiteLink[] = [
  { label: 'Accueil', path: '/' },
  { label: 'Cours de change', path: '/cours-change' },
  { label: 'Comparateur', path: '/comparateur' },
  { label: 'Convertisseur', path: '/convertisseur' },
  { label: 'Contact', path: '/contact' },
  { label: 'À propos', path: '/a-propos' },
  { label: 'Politique de confidentialité', path: '/politique-de-confidentialite' },
  { label: 'Conditions d’utilisation', path: '/conditions-d-utilisation' },
  { label: 'FAQ', path: '/faq' },
];

export const legalLinks: readonly SiteLink[] = [
  { label: 'Mentions légales', path: '/conditions-d-utilisation' },
  { label: 'Cookies', path: '/politique-de-confidentialite' },
  { label: 'Accessibilité', path: '/faq' },
];

export interface PopularConversion {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly amount: number;
}

export const popularConversions: readonly PopularConversion[] = [
  { from: 'EUR', to: 'TND', amount: 1 },
  { from: 'EUR', to: 'TND', amount: 10 },
  { from: 'EUR', to: 'TND', amount: 50 },
  { from: 'USD', to: 'TND', amount: 1 },
  { from: 'USD', to: 'TND', amount: 100 },
];

/** The converter's address for a conversion. */
export function converterHref({ from, to, amount }: PopularConversion): string {
  return `/convertisseur?from=${from}&to=${to}&amount=${amount}`;
}

function bestRate(id: string, path: string): Route {
  return { id, path, ...bestRateTexts, status: 'planned' };
}

function conversionRoute({ slug, from, amount }: (typeof conversionSlugs)[number]): Route {
  const currency = { EUR: 'euro', USD: 'dollar' }[from];
  const heading = `${amount} ${currency}${amount > 1 ? 's' : ''} en dinar tunisien`;
  return {
    id: `conversion-${slug}`,
    path: `/${slug}`,
    title: heading,
    heading,
    description: `${heading} : la conversion au cours du jour, banque par banque.`,
    status: 'planned',
  };
}
