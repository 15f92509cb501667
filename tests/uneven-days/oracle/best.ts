import type { KnownCurrency, KnownQuote } from './known-today.ts';

/** With fewer boards in force there is no best. */
const fewestCompared = 3;

export function mayBeCompared(currency: KnownCurrency | undefined): currency is KnownCurrency {
  return currency !== undefined && currency.inForce.length >= fewestCompared;
}

/** The banks that pay most or charge least: several on a tie, none if too few are in force. */
export function bestQuotes(
  currency: KnownCurrency | undefined,
  side: 'purchase' | 'sale',
): readonly KnownQuote[] {
  if (!mayBeCompared(currency)) return [];
  return currency.inForce.filter((quote) =>
    currency.inForce.every((other) =>
      side === 'purchase' ? quote.purchase.gte(other.purchase) : quote.sale.lte(other.sale),
    ),
  );
}
