import { bankPageCurrencies } from '@dinar/domain/currencies/currency-lists';
import { foreignCurrencies } from '@dinar/domain/currencies/foreign-currencies';
import { decimal } from '@dinar/domain/money/decimal';
import { expect, test } from 'vitest';
import { today } from '../../testing/site-fixtures.ts';
import { exchangeRateJsonLd, type StatedRate } from './exchange-rate-json-ld.ts';

const stated: StatedRate = {
  name: '1 EUR en TND, BIAT',
  currency: 'EUR',
  value: decimal('3.41200000004'),
  spread: decimal('0.11'),
  day: today,
  sources: ['bank-page'],
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

test('A mid rate is stated without a spread', () => {
  const { spread: _, ...mid } = stated;
  expect(exchangeRateJsonLd(mid)).not.toHaveProperty('exchangeRateSpread');
});

test('A demonstration rate, or a value computed from one, is never stated', () => {
  expect(exchangeRateJsonLd({ ...stated, sources: ['demo'] })).toBeUndefined();
  expect(exchangeRateJsonLd({ ...stated, sources: ['bank-page', 'demo'] })).toBeUndefined();
});

test('Only the fourteen foreign currencies of the list are stated', () => {
  const accepted = foreignCurrencies.filter((currency) =>
    exchangeRateJsonLd({ ...stated, currency }),
  );
  expect([...accepted].sort()).toEqual([...bankPageCurrencies].sort());
  expect(accepted).toHaveLength(14);
});
