import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { decimal, roundRate } from '@dinar/domain/money/decimal';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { JsonLdNode } from './json-ld-node.ts';
import { isStructuredDataCurrency } from './structured-data-currencies.ts';

/** A rate in TND for one unit; a bank's is its sale rate, with its purchase rate beside it. */
export interface StatedRate {
  readonly name: string;
  readonly currency: ForeignCurrencyCode;
  readonly rate: number;
  readonly purchaseRate?: number;
  readonly date: RateDate;
  readonly source: RateSource;
}

/**
 * A rate with its day; https://schema.org/ExchangeRateSpecification. Undefined for a demonstration,
 * for a currency that structured data may not speak of and for what is no rate.
 */
export function exchangeRateJsonLd(stated: StatedRate): JsonLdNode | undefined {
  const { name, currency, rate, purchaseRate, date, source } = stated;
  if (source === 'demo' || !isStructuredDataCurrency(currency)) return undefined;
  if (!Number.isFinite(rate) || rate <= 0) return undefined;
  return {
    '@type': 'ExchangeRateSpecification',
    name,
    currency,
    currentExchangeRate: {
      '@type': 'UnitPriceSpecification',
      price: rate,
      priceCurrency: 'TND',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitText: currency },
      validFrom: date,
    },
    ...(purchaseRate !== undefined && {
      exchangeRateSpread: {
        '@type': 'MonetaryAmount',
        value: roundRate(decimal(rate).minus(purchaseRate)),
        currency: 'TND',
      },
    }),
  };
}
