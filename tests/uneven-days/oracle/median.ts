import { decimal } from '@dinar/domain/money/decimal';
import type { Address } from '../pages/addresses.ts';
import type { Figure } from '../reading/read-figures.ts';
import { distinct } from './conversion.ts';
import type { ExpectedFigure } from './expected-figure.ts';
import type { KnownQuote, KnownToday } from './known-today.ts';

/**
 * A bank's distance from the median of at least four boards in force, in percent of the median, for the
 * currency where it is greatest. Undefined for other currencies, and if it is zero at two decimals.
 */
export function medianDistance(
  { currency, bank }: Pick<Figure, 'currency' | 'bank'>,
  address: Address,
  known: KnownToday,
): ExpectedFigure | undefined {
  const code = bank ?? address.bank;
  const distances = known.state.currencies.flatMap((entries) => {
    const inForce = known.of(entries.currency)?.inForce ?? [];
    const own = inForce.find((quote) => quote.bank === code);
    if (!own || inForce.length < 4) return [];
    const value = middle(own)
      .div(decimal(medianOf(inForce)))
      .minus(1)
      .times(100)
      .abs();
    return [{ currency: entries.currency.toString(), value, inForce }];
  });
  const largest = Math.max(0, ...distances.map(({ value }) => Number(value)));
  const found = distances.find(
    (one) => Number(one.value) === largest && (currency ?? one.currency) === one.currency,
  );
  if (!found || largest < 0.005) return undefined;
  const days = distinct(found.inForce.map(({ day }) => day));
  const sources = distinct(found.inForce.map(({ source }) => source));
  return { value: found.value, days, sources };
}

function middle({ purchase, sale }: KnownQuote) {
  return purchase.plus(sale).div(2);
}

// By ranks: the middle value, or the mean of the two middle values.
function medianOf(quotes: readonly KnownQuote[]): string {
  const sorted = quotes.map(middle).sort((a, b) => Number(a.minus(b)));
  const at = (rank: number) => sorted[rank] ?? decimal(0);
  const [low, high] = [at(Math.ceil(sorted.length / 2) - 1), at(Math.floor(sorted.length / 2))];
  return low.plus(high).div(2).toFixed();
}
