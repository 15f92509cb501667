import { expect, test } from 'vitest';
import { foreignCurrencies, today } from '../../testing/site-fixtures.ts';
import { exchangeRateJsonLd, type StatedRate } from './exchange-rate-json-ld.ts';

const stated: StatedRate = {
  name: '1 EUR en TND, BIAT',
  currency: 'EUR',
  rate: 3.412,
  purchaseRate: 3.302,
  date: today,
  source: 'bank-page',
};

test('A real rate is stated with its day, its unit and its spread', () => {
  expect(exchangeRateJsonLd(stated)).toEqual({
    '@type': 'ExchangeRateSpecification',
    name: '1 EUR en TND, BIAT',
    currency: 'EUR',
    currentExchangeRate: {
      '@type': 'UnitPriceSpecification',
      price: 3.412,
      priceCurrency: 'TND',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitText: 'EUR' },
      validFrom: '2026-11-20',
    },
    exchangeRateSpread: { '@type': 'MonetaryAmount', value: 0.11, currency: 'TND' },
  });
});

test('A demonstration is never stated, nor what is no rate', () => {
  expect(exchangeRateJsonLd({ ...stated, source: 'demo' })).toBeUndefined();
  expect(
    [0, -1, Number.NaN, Number.POSITIVE_INFINITY].map((rate) =>
      exchangeRateJsonLd({ ...stated, rate }),
    ),
  ).toEqual([undefined, undefined, undefined, undefined]);
});

test('Only the fourteen foreign currencies of the list are stated', () => {
  const accepted = foreignCurrencies.filter((currency) =>
    exchangeRateJsonLd({ ...stated, currency }),
  );
  expect([...accepted].sort()).toEqual(
    [
      'EUR',
      'USD',
      'GBP',
      'JPY',
      'CHF',
      'CAD',
      'AUD',
      'AED',
      'SAR',
      'BHD',
      'KWD',
      'QAR',
      'SEK',
      'NOK',
    ].sort(),
  );
});
