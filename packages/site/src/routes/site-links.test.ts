import { decimal } from '@dinar/domain/money/decimal';
import { expect, test } from 'vitest';
import { converterHref, popularConversions } from './site-links.ts';

test('Popular conversions lead to the converter with their query', () => {
  expect(popularConversions.map(converterHref)).toEqual([
    '/convertisseur?from=EUR&to=TND&amount=1',
    '/convertisseur?from=EUR&to=TND&amount=10',
    '/convertisseur?from=EUR&to=TND&amount=50',
    '/convertisseur?from=USD&to=TND&amount=1',
    '/convertisseur?from=USD&to=TND&amount=100',
  ]);
});

test('The address of a conversion contains the slug of its bank and every digit of its amount', () => {
  expect(converterHref({ from: 'USD', to: 'TND', amount: decimal('1250.50'), bank: 'BHBK' })).toBe(
    '/convertisseur?from=USD&to=TND&amount=1250.5&bank=bh',
  );
  expect(converterHref({ from: 'TND', to: 'EUR', amount: decimal('999999999999999.25') })).toBe(
    '/convertisseur?from=TND&to=EUR&amount=999999999999999.25',
  );
});
