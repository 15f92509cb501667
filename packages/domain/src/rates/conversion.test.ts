import { expect, test } from 'vitest';
import { day } from '../testing/rate-arbitraries.ts';
import {
  currencyReceived,
  currencyToGive,
  dinarsReceived,
  dinarsToPay,
  valueAtMid,
} from './conversion.ts';
import { sidedRate } from './sided-rate.ts';

const today = day('2026-11-20');
const purchase = sidedRate('purchase', 'EUR', today, 3.353);
const sale = sidedRate('sale', 'EUR', today, 3.426);
const euro = sidedRate('mid', 'EUR', today, 3.3891);
const dollar = sidedRate('mid', 'USD', today, 2.9048);

test('Each direction and side has its own function', () => {
  expect([
    dinarsReceived(500, purchase).toString(),
    dinarsToPay(500, sale).toString(),
    currencyReceived(342.6, sale).toString(),
    currencyToGive(335.3, purchase).toString(),
  ]).toEqual(['1676.5', '1713', '100', '100']);
});

test('A value at mid rates goes through the dinar, which has no rate of its own', () => {
  expect(valueAtMid(100, euro, undefined).toString()).toBe('338.91');
  expect(valueAtMid(338.91, undefined, euro).toString()).toBe('100');
  expect(valueAtMid(29.048, euro, dollar).round(4).toString()).toBe('33.891');
});

test('Conversions are decimal: a thousand times 0.1 dinar is 100 dinars', () => {
  expect(dinarsReceived(1000, sidedRate('purchase', 'MAD', today, 0.1)).toString()).toBe('100');
});

test('A rate of 0 or below is rejected', () => {
  expect(() => sidedRate('sale', 'EUR', today, 0)).toThrow('above 0');
  expect(() => sidedRate('mid', 'EUR', today, -1)).toThrow('above 0');
});

// Compiles only while each of these is an error of types: run `npm run typecheck`.
const refused: readonly (() => unknown)[] = [
  // @ts-expect-error A sale rate is no purchase rate.
  () => dinarsReceived(1, sale),
  // @ts-expect-error A mid rate is no purchase rate.
  () => dinarsReceived(1, euro),
  // @ts-expect-error A purchase rate is no sale rate.
  () => dinarsToPay(1, purchase),
  // @ts-expect-error A purchase rate gives no currency for dinars.
  () => currencyReceived(1, purchase),
  // @ts-expect-error A sale rate takes no currency for dinars.
  () => currencyToGive(1, sale),
  // @ts-expect-error A counter's rate is no mid rate.
  () => valueAtMid(1, purchase, undefined),
];

test('Taking the wrong side does not compile', () => {
  expect(refused).toHaveLength(6);
});
