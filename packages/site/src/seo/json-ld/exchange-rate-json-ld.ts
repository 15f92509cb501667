import type { CurrencyCode, ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { bankPageCurrencies } from '@dinar/domain/currencies/currency-lists';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { type Decimal, roundRate } from '@dinar/domain/money/decimal';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { JsonLdNode } from './json-ld-node.ts';

/** A rate of one side in TND for one unit; only a rate of a counter has a spread. */
export interface StatedRate {
  readonly name: string;
  readonly currency: ForeignCurrencyCode;
  readonly value: Decimal;
  readonly spread?: Decimal;
  readonly day: RateDate;
  readonly sources: readonly RateSource[];
}

/**
 * A rate with its day; https://schema.org/ExchangeRateSpecification. Undefined for a demonstration, and for a
 * currency that structured data may not contain.
 */
export function exchangeRateJsonLd(stated: StatedRate): JsonLdNode | undefined {
  const { name, currency, value, spread, day, sources } = stated;
  if (sources.includes('demo') || !structuredDataCurrencies.includes(currency)) return undefined;
  return {
    '@type': 'ExchangeRateSpecification',
    name,
    currency,
    currentExchangeRate: {
      '@type': 'UnitPriceSpecification',
      price: roundRate(value),
      priceCurrency: 'TND',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitText: currency },
      validFrom: day,
    },
    ...(spread && {
      exchangeRateSpread: {
        '@type': 'MonetaryAmount',
        value: roundRate(spread),
        currency: 'TND',
      },
    }),
  };
}

/** The currencies that structured data may contain. */
export const structuredDataCurrencies: readonly CurrencyCode[] = ['TND', ...bankPageCurrencies];
