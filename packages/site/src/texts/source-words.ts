import type { RateSource } from '@dinar/domain/rates/bank-rate';

const words: Readonly<Record<RateSource, string>> = {
  bct: 'Banque Centrale de Tunisie',
  'bank-page': 'site de la banque',
  import: 'relevé de notre équipe',
  'live-fx': 'marché des changes',
  demo: 'données de démonstration',
};

/** The source of a rate, in words for visitors. */
export function sourceInWords(source: RateSource): string {
  return words[source];
}
