import { providerTable } from '@dinar/domain/providers/provider-table';
import { expect, test } from 'vitest';
import { bodiesDay, liveFxCases } from '../testing/live-fx-cases.ts';
import { liveFxAdapters } from '../testing/source-adapters.ts';
import { liveFxSources } from './live-fx-sources.ts';

test.each(liveFxAdapters)(
  '$name is read inverted, without the dinar and unknown currencies, with its own instant if any',
  ({ good, parse, at }) => {
    const quotes = parse(good);
    expect(quotes).toHaveLength(10);
    const updated = { date: bodiesDay, ...(at && { at }) };
    expect(quotes.slice(0, 4)).toStrictEqual([
      { currency: 'EUR', value: 3.401361, ...updated },
      { currency: 'USD', value: 2.906977, ...updated },
      { currency: 'GBP', value: 3.921569, ...updated },
      { currency: 'JPY', value: 0.018484, ...updated },
    ]);
  },
);

test('No source of live rates relays the central bank’s rates, which would be compared with themselves', () => {
  const addresses = liveFxSources.map(({ request }) => request.address);
  expect(addresses.filter((address) => /bct|frankfurter/i.test(address))).toEqual([]);
  expect(Object.keys(providerTable)).not.toContain('frankfurter');
});

test('The sources are requested in this order, all over https', () => {
  expect(liveFxSources.map(({ name }) => name)).toEqual(liveFxCases.map(({ name }) => name));
  const addresses = liveFxSources.map(({ request }) => request.address);
  expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([]);
});
