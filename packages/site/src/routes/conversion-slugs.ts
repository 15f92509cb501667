/** A conversion with its own address, at the root and below /convertisseur/. */
export interface ConversionSlug {
  readonly slug: string;
  readonly from: 'EUR' | 'USD';
  readonly to: 'TND';
  readonly amount: number;
}

/** The nine fixed conversions. */
export const conversionSlugs: readonly ConversionSlug[] = [
  { slug: '1-euro-en-dinar-tunisien', from: 'EUR', to: 'TND', amount: 1 },
  { slug: '10-euros-en-dinar-tunisien', from: 'EUR', to: 'TND', amount: 10 },
  { slug: '20-euros-en-dinar-tunisien', from: 'EUR', to: 'TND', amount: 20 },
  { slug: '50-euros-en-dinar-tunisien', from: 'EUR', to: 'TND', amount: 50 },
  { slug: '100-euros-en-dinar-tunisien', from: 'EUR', to: 'TND', amount: 100 },
  { slug: '500-euros-en-dinar-tunisien', from: 'EUR', to: 'TND', amount: 500 },
  { slug: '1-dollar-en-dinar-tunisien', from: 'USD', to: 'TND', amount: 1 },
  { slug: '10-dollars-en-dinar-tunisien', from: 'USD', to: 'TND', amount: 10 },
  { slug: '100-dollars-en-dinar-tunisien', from: 'USD', to: 'TND', amount: 100 },
];

/** The conversion of a slug; undefined for an unknown one. */
export function conversionBySlug(slug: string): ConversionSlug | undefined {
  return conversionSlugs.find((entry) => entry.slug === slug);
}
