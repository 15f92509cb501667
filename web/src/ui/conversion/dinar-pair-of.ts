import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { ConversionRequest } from '@dinar/domain/today/conversion-today';

/** The currency of a conversion from or to the dinar; undefined between two other currencies. */
export function dinarPairOf({
  from,
  to,
}: Pick<ConversionRequest, 'from' | 'to'>): ForeignCurrencyCode | undefined {
  const [currency, dinar] = to === 'TND' ? [from, to] : [to, from];
  return currency === 'TND' || dinar !== 'TND' ? undefined : currency;
}
