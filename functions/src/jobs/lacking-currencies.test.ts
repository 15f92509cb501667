import type { RateDate } from '@dinar/domain/days/rate-date';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { expect, test } from 'vitest';
import { type CentralCurrencies, quotedCurrencies } from '../store/ingest/stored-central-days.ts';
import { lackingCurrencies } from './lacking-currencies.ts';

const common = 'AED BHD CAD CHF CNY DKK DZD GBP JPY KWD LYD MAD NOK SEK'.split(' ');
const others = 'EUR MRU OMR QAR SAR USD'.split(' ');
const quoted = [...quotedCurrencies].sort();

function central(mid: readonly string[], manual: readonly string[] = []): CentralCurrencies {
  return { mid: new Set(mid), manual: new Set(manual) };
}

const friday = day('2026-11-20');

test('A day lacks the currencies of the week before that are not stored for it', () => {
  const days = new Map([
    [day('2026-11-16'), central([...common, 'EUR', 'USD'], ['EUR', 'USD'])],
    [day('2026-11-19'), central([...common, 'EUR'], ['EUR'])],
    [friday, central(common.slice(1), ['EUR'])],
  ]);
  expect(lackingCurrencies(days, friday)).toEqual(['AED', 'EUR', 'USD', 'USD (change manuel)']);
  expect(lackingCurrencies(days, friday, central(quoted, quoted))).toEqual([]);
});

test('A rate that the bank last quoted more than a week ago is not expected', () => {
  const days = new Map([
    [day('2026-11-12'), central([...common, 'EUR', 'USD'])],
    [day('2026-11-19'), central([...common, 'EUR'])],
  ]);
  expect(lackingCurrencies(days, friday, central([...common, 'EUR']))).toEqual([]);
});

test('Before a complete week is stored, the currencies that the bank is known to quote are expected', () => {
  const typedByHand = new Map([[day('2026-11-19'), central(['EUR'])]]);
  expect(quoted).toEqual(expect.arrayContaining([...common, ...others]));
  for (const days of [new Map<RateDate, CentralCurrencies>(), typedByHand]) {
    const rest = quoted.filter((code) => !common.includes(code));
    expect(lackingCurrencies(days, friday, central(common))).toEqual(rest);
    expect(lackingCurrencies(days, friday)).toEqual(quoted);
  }
});
