import type { Address } from '../pages/addresses.ts';

/** The one currency whose banks a page compares; undefined for two currencies or one bank's page. */
export function comparedCurrency({ kind, currency, conversion }: Address): string | undefined {
  if (kind === 'bank-currency') return undefined;
  if (kind !== 'converter') return currency;
  if (conversion?.to === 'TND') return conversion.from;
  return conversion?.from === 'TND' ? conversion.to : undefined;
}
