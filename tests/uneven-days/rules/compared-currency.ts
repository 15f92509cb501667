import type { Address } from '../pages/addresses.ts';

/** The one currency whose banks a page compares; none between two currencies. */
export function comparedCurrency({ kind, currency, conversion }: Address): string | undefined {
  if (kind !== 'converter') return currency;
  if (conversion?.to === 'TND') return conversion.from;
  return conversion?.from === 'TND' ? conversion.to : undefined;
}
