import { providerTable } from '@dinar/domain/providers/provider-table';
import { expect, test } from 'vitest';
import { bodiesDay, bodiesNow, goodBodies } from '../testing/source-bodies.ts';
import { liveFxSources } from './live-fx-sources.ts';

// currency-api gives only a day: no instant is invented for it.
const sources = [
  ['open-er-api', goodBodies.openErApi, { at: new Date(1_794_441_601_000) }],
  ['currency-api-cdn', goodBodies.currencyApi, {}],
  ['currency-api-pages', goodBodies.currencyApi, {}],
] as const;

test.each(sources)(
  '%s is read inverted, without the dinar and unknown currencies, with its own instant if any',
  (name, body, instant) => {
    const source = liveFxSources.find((it) => it.name === name);
    const quotes = source?.parse(body, bodiesNow) ?? [];
    expect(quotes).toHaveLength(10);
    const updated = { date: bodiesDay, ...instant };
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
  expect(liveFxSources.map(({ name }) => name)).toEqual([
    'open-er-api',
    'currency-api-cdn',
    'currency-api-pages',
  ]);
  const addresses = liveFxSources.map(({ request }) => request.address);
  expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([]);
});
