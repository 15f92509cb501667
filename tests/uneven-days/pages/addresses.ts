import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';

/** An address and the question that its numbers answer. */
export interface Address {
  readonly url: string;
  readonly kind:
    | 'home'
    | 'bank'
    | 'bank-currency'
    | 'banks'
    | 'comparator'
    | 'converter'
    | 'crypto'
    | 'sheet'
    | 'amounts';
  readonly currency?: string;
  readonly bank?: CommercialBankCode | 'BCTN';
  /** The page's conversion before any input. */
  readonly conversion?: {
    readonly amount: string;
    readonly from: string;
    readonly to: string;
    /** Whether the amount is in `to`, to be bought. */
    readonly isBought?: boolean;
  };
  /** The amount of the page's comparison before any input. */
  readonly comparison?: { readonly amount: string; readonly given: 'dinars' | 'currency' };
}

const perThousandDinars = { amount: '1000', given: 'dinars' } as const;
const hundred = (from: string) => ({ amount: '100', from, to: 'TND' });

/** The pages that are read in every state. */
export const addresses: readonly Address[] = [
  home('/', 'EUR'),
  home('/?devise=USD', 'USD'),
  home('/?devise=DZD', 'DZD'),
  {
    ...home('/?devise=GBP&amount=500', 'GBP'),
    conversion: { amount: '500', from: 'GBP', to: 'TND' },
    comparison: { amount: '500', given: 'currency' },
  },
  { url: '/cours-change', kind: 'banks' },
  { url: '/cours-change?devise=USD&intent=buy', kind: 'banks' },
  { url: '/meilleur-taux-de-euro', kind: 'banks', currency: 'EUR' },
  { url: '/meilleur-taux-de-dollar', kind: 'banks', currency: 'USD' },
  { url: '/cours-change/biat', kind: 'bank', bank: 'BIAT' },
  { url: '/cours-change/stb', kind: 'bank', bank: 'STBK' },
  { url: '/cours-change/banque-centrale-tunisie', kind: 'bank', bank: 'BCTN' },
  { url: '/cours-change/biat/eur', kind: 'bank-currency', bank: 'BIAT', currency: 'EUR' },
  { url: '/cours-change/stb/jpy', kind: 'bank-currency', bank: 'STBK', currency: 'JPY' },
  {
    url: '/cours-change/banque-centrale-tunisie/usd',
    kind: 'bank-currency',
    bank: 'BCTN',
    currency: 'USD',
  },
  comparator('/comparateur', 'EUR'),
  comparator('/comparateur/jpy', 'JPY'),
  comparator('/comparateur/aud', 'AUD'),
  {
    ...comparator('/comparateur/usd?intent=sell&amount=250', 'USD'),
    comparison: { amount: '250', given: 'currency' },
  },
  converter('/convertisseur', '1', 'EUR', 'TND'),
  converter('/convertisseur/eur/tnd/50', '50', 'EUR', 'TND'),
  converter('/convertisseur/eur/tnd/500', '500', 'EUR', 'TND'),
  converter('/convertisseur/gbp/tnd/300', '300', 'GBP', 'TND'),
  converter('/convertisseur/jpy/tnd', '1', 'JPY', 'TND'),
  converter('/convertisseur/tnd/usd/1000', '1000', 'TND', 'USD'),
  bought('12000', 'USD'),
  bought('310', 'AUD'),
  { ...bought('500', 'EUR', '&bank=biat'), bank: 'BIAT' },
  converter('/convertisseur/eur/usd/100', '100', 'EUR', 'USD'),
  converter('/convertisseur/eur/try/100', '100', 'EUR', 'TRY'),
  {
    ...converter('/convertisseur?from=USD&to=TND&amount=200&bank=biat', '200', 'USD', 'TND'),
    bank: 'BIAT',
  },
  {
    ...converter(
      '/convertisseur?from=USD&to=TND&amount=200&bank=banque-centrale-tunisie',
      '200',
      'USD',
      'TND',
    ),
    bank: 'BCTN',
  },
  converter('/100-euros-en-dinar-tunisien', '100', 'EUR', 'TND'),
  converter('/1-euro-en-dinar-tunisien', '1', 'EUR', 'TND'),
  converter('/10-dollars-en-dinar-tunisien', '10', 'USD', 'TND'),
  { url: '/aide-memoire/eur', kind: 'sheet', currency: 'EUR' },
  { url: '/aide-memoire/dzd', kind: 'sheet', currency: 'DZD' },
  { url: '/toutes-les-devises', kind: 'amounts' },
  { url: '/toutes-les-devises?amount=2500', kind: 'amounts' },
  { url: '/cryptomonnaies', kind: 'crypto' },
];

function home(url: string, currency: string): Address {
  return {
    url,
    kind: 'home',
    currency,
    conversion: hundred(currency),
    comparison: perThousandDinars,
  };
}

function comparator(url: string, currency: string): Address {
  return { url, kind: 'comparator', currency, comparison: perThousandDinars };
}

function bought(amount: string, to: string, bank = ''): Address {
  const url = `/convertisseur?from=TND&to=${to}&amount=${amount}&intent=buy${bank}`;
  return { url, kind: 'converter', conversion: { amount, from: 'TND', to, isBought: true } };
}

function converter(url: string, amount: string, from: string, to: string): Address {
  return { url, kind: 'converter', conversion: { amount, from, to } };
}

/** So many of the addresses, far from one another in their list; the next number chooses the next ones. */
export function someAddresses(first: number, count: number): Address[] {
  const length = Math.min(count, addresses.length);
  const step = Math.floor(addresses.length / length);
  return Array.from({ length }, (_, index) => addressAt(first + index * step));
}

function addressAt(index: number): Address {
  const address = addresses[index % addresses.length];
  if (!address) throw new Error('There are no addresses');
  return address;
}
