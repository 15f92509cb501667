import { expect, test } from 'vitest';
import { bodiesDay, bodiesNow, goodBodies } from '../testing/source-bodies.ts';
import { frankfurter } from './frankfurter.ts';
import { liveFxSources } from './live-fx-sources.ts';

const bodies = {
  'open-er-api': goodBodies.openErApi,
  'currency-api-cdn': goodBodies.currencyApi,
  'currency-api-pages': goodBodies.currencyApi,
} as const;

test.each(Object.entries(bodies))(
  '%s is read inverted, its foreign currencies alone',
  (name, body) => {
    const source = liveFxSources.find((it) => it.name === name);
    const quotes = source?.parse(body, bodiesNow) ?? [];
    expect(quotes).toHaveLength(10);
    expect(quotes.slice(0, 4)).toEqual([
      { currency: 'EUR', value: 3.401361, date: bodiesDay },
      { currency: 'USD', value: 2.906977, date: bodiesDay },
      { currency: 'GBP', value: 3.921569, date: bodiesDay },
      { currency: 'JPY', value: 0.018484, date: bodiesDay },
    ]);
  },
);

test('Frankfurter is read as it stands, one currency an answer', () => {
  expect(frankfurter.parse(goodBodies.frankfurter, bodiesNow)).toEqual([
    { currency: 'EUR', value: 3.4, date: bodiesDay },
  ]);
  expect(frankfurter.requests.map(({ address }) => address)).toContain(
    'https://api.frankfurter.dev/v2/rate/EUR/TND?providers=BCT',
  );
});

test('The sources are asked in this order, all by https', () => {
  expect(liveFxSources.map(({ name }) => name)).toEqual([
    'open-er-api',
    'currency-api-cdn',
    'currency-api-pages',
    'frankfurter',
  ]);
  const addresses = liveFxSources.flatMap(({ requests }) => requests.map((it) => it.address));
  expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([]);
});
