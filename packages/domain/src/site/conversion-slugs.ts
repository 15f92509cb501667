import type { CurrencyCode } from '../currencies/currency-code.ts';

/** A conversion with an address of its own, at the root and under /convertisseur/. */
export interface ConversionSlug {
  readonly slug: string;
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly amount: number;
}

/** The nine fixed conversions. */
export const conversionSlugs = [
  { slug: '1-euro-en-dinar-tunisien', from: 'EUR', to: 'TND', amount: 1 },
  { slug: '10-euros-en-dinar-tunisien', from: 'EUR', to: 'TND', amount: 10 },
  { slug: '20-euros-en-dinar-tunisien', from: 'EUR', to: 'TND', amount: 20 },
  { slug: '50-euros-en-dinar-tunisien', from: 'EUR', to: 'TND', amount: 50 },
  { slug: '100-euros-en-dinar-tunisien', from: 'EUR', to: 'TND', amount: 100 },
  { slug: '500-euros-en-dinar-tunisien', from: 'EUR', to: 'TND', amount: 500 },
  { slug: '1-dollar-en-dinar-tunisien', from: 'USD', to: 'TND', amount: 1 },
  { slug: '10-dollars-en-dinar-tunisien', from: 'USD', to: 'TND', amount: 10 },
  { slug: '100-dollars-en-dinar-tunisien', from: 'USD', to: 'TND', amount: 100 },
] as const satisfies readonly ConversionSlug[];

/** The conversion a slug stands for; undefined for an unknown one. */
export function conversionBySlug(slug: string): ConversionSlug | undefined {
  return conversionSlugs.find((entry) => entry.slug === slug);
}
