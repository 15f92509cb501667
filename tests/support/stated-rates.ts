import type { RatesByCurrency } from '@dinar/site/seo/rates-by-currency';
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

/** Every stored rate that may be stated: none of a demonstration. */
export function realRates(rates: RatesByCurrency): KnownRate[] {
  return [...rates.values()].flatMap(({ currency, live, central, banks }) =>
    [live, central, ...banks.map((quote) => ({ ...quote, value: quote.saleRate }))]
      .filter((rate) => rate !== undefined)
      .filter(({ source }) => source !== 'demo')
      .map(({ value, date }) => ({ currency, price: value, validFrom: date })),
  );
}
