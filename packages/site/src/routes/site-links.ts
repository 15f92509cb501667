import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import { alertsPage } from './alerts-page.ts';
import { embedPage, openDataPage } from './open-data-page.ts';
import { routes } from './routes.ts';

export interface SiteLink {
  readonly label: string;
  readonly path: string;
}

/** The links of the header; home is current only on an exact match. */
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
  { label: 'État des sources', path: '/etat' },
  { label: 'Règles de change', path: '/regles-de-change' },
  { label: 'Aide-mémoire', path: '/aide-memoire/eur' },
  { label: 'Toutes les devises', path: '/toutes-les-devises' },
  { label: 'Données ouvertes', path: openDataPage },
  { label: 'Pour votre site', path: embedPage },
  { label: 'Favoris', path: '/favoris' },
  { label: 'Alertes', path: alertsPage },
];

/** The doors of the menu on narrow pages, after the links of the header. */
export const menuLinks: readonly SiteLink[] = [
  { label: 'Comparer', path: '/comparateur' },
  { label: 'Favoris', path: '/favoris' },
  { label: 'Alertes', path: alertsPage },
  { label: 'Aide-mémoire', path: '/aide-memoire/eur' },
  { label: 'Toutes les devises', path: '/toutes-les-devises' },
  { label: 'Règles', path: '/regles-de-change' },
  { label: 'Données', path: openDataPage },
  { label: 'Pour votre site', path: embedPage },
  { label: 'État', path: '/etat' },
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

/** The conversions that the footer links to. */
export const popularConversions: readonly PopularConversion[] = [
  { from: 'EUR', to: 'TND', amount: 1 },
  { from: 'EUR', to: 'TND', amount: 10 },
  { from: 'EUR', to: 'TND', amount: 50 },
  { from: 'USD', to: 'TND', amount: 1 },
  { from: 'USD', to: 'TND', amount: 100 },
];

/** The parameters of a converter address; without a bank, the mean of all banks is used. */
export interface AddressedConversion {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly amount: number | Decimal;
  readonly bank?: BankCode | undefined;
  /** Set if the amount is in `to` and is to be bought. */
  readonly fixedSide?: 'buy' | undefined;
}

/** The query parameters for the state of the converter, in the order of its addresses. */
export const converterParameters = ['from', 'to', 'amount', 'intent', 'bank'] as const;

/** The texts of an address of the converter or of its form, by query parameter. */
export type GivenConversion = {
  readonly [Name in (typeof converterParameters)[number]]?: string | undefined;
};

/** The canonical address of a conversion, used by every link, stored page and copy. */
export function converterHref(conversion: AddressedConversion): string {
  const { from, to, amount, bank, fixedSide } = conversion;
  return converterAddress({
    from,
    to,
    amount: decimal(amount).toFixed(),
    intent: fixedSide,
    bank: bank && bankByCode(bank).slug,
  });
}

// No address can contain half a character.
const loneSurrogate = /\p{Cs}/gu;

/** The address of the converter with these texts. */
export function converterAddress(given: GivenConversion): string {
  const query = converterParameters.flatMap((name) => {
    const text = given[name];
    return text === undefined
      ? []
      : `${name}=${encodeURIComponent(text.replace(loneSurrogate, '\ufffd'))}`;
  });
  return `/convertisseur?${query.join('&')}`;
}
