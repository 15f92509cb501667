import { roundRate } from '@dinar/domain/money/decimal';
import type { BoardOfToday, CurrencyToday } from '@dinar/domain/today/board-of-today';
import type { Statement } from './crawled-page.ts';

/** A rate in TND for one unit of a currency, as structured data state it. */
export interface KnownRate {
  readonly currency: unknown;
  readonly price: number;
  readonly validFrom: string;
}

/** What an ExchangeRateSpecification says; throws when it is not of one unit in TND. */
export function statedRate({ currency, currentExchangeRate }: Statement): KnownRate {
  const { price, priceCurrency, validFrom, referenceQuantity } = Object(currentExchangeRate);
  const { value, unitText } = Object(referenceQuantity);
  if (priceCurrency !== 'TND' || value !== 1 || unitText !== currency) {
    throw new Error(`Not a rate of one unit: ${JSON.stringify(currentExchangeRate)}`);
  }
  return { currency, price, validFrom };
}

/** Every rate that may be stated of what may be shown today: none that rests on a demonstration. */
export function realRates({ currencies }: BoardOfToday): KnownRate[] {
  return [...currencies.values()].flatMap(ratesOf);
}

function ratesOf({ currency, central, market, counters }: CurrencyToday): KnownRate[] {
  const { inForce, older, mean } = counters;
  const references = [central, market].filter((reference) => reference !== undefined);
  const quotes = [...inForce, ...older].map(({ source, ...sides }) => ({
    ...sides,
    sources: [source],
  }));
  return [
    ...references.map(({ rate, source }) => ({ rate, sources: [source] })),
    ...[...quotes, ...(mean ? [mean] : [])].flatMap(({ purchase, sale, sources }) => [
      { rate: purchase, sources },
      { rate: sale, sources },
    ]),
  ]
    .filter(({ sources }) => !sources.includes('demo'))
    .map(({ rate: { value, day } }) => ({ currency, price: roundRate(value), validFrom: day }));
}
