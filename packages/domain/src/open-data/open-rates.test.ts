import { expect, test } from 'vitest';
import { providerIds, providerTable } from '../providers/provider-table.ts';
import type { RatesStats } from '../rates/currency-rates.ts';
import { bankQuote } from '../testing/board-fixtures.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { latestOpenRates, openRatesOfDay } from './open-rates.ts';

const today = day('2026-11-20');

const euro: RatesStats = {
  currency: 'EUR',
  central: { value: 3.3891, manualValue: 3.38, date: day('2026-11-19'), source: 'bct' },
  live: {
    value: 3.389,
    date: today,
    source: 'live-fx',
    provider: 'currency-api',
    at: new Date('2026-11-20T00:00:00Z'),
  },
  banks: [
    bankQuote('STBK', [3.31, 3.42], today),
    bankQuote('BIAT', [3.3, 3.41], day('2026-11-12')),
  ],
};

function kinds(stats: RatesStats): string[] {
  return latestOpenRates(stats, today).map(({ kind, bank, value }) => `${kind} ${bank} ${value}`);
}

test('Each rate that may be shown is included once, with its kind', () => {
  expect(kinds(euro)).toEqual([
    'central banque-centrale-tunisie 3.3891',
    'central-manual banque-centrale-tunisie 3.38',
    'live null 3.389',
    'purchase stb 3.31',
    'sale stb 3.42',
  ]);
});

test('A rate has its provider, its day and, if the source gives one, its instant', () => {
  const [central, , live, purchase] = latestOpenRates(euro, today);
  expect(central).toMatchObject({
    day: '2026-11-19',
    at: null,
    provider: 'Banque Centrale de Tunisie',
    providerUrl: 'https://www.bct.gov.tn/',
  });
  expect(live).toMatchObject({ at: '2026-11-20T00:00:00.000Z', source: 'live-fx' });
  expect(purchase).toMatchObject({
    provider: 'Société Tunisienne de Banque',
    source: 'bank-page',
    correction: null,
  });
});

test('A market rate without a provider that allows redistribution is excluded', () => {
  const { live, ...rest } = euro;
  const { provider: _, ...unnamed } = live ?? {};
  for (const market of [{ ...live, provider: 'open-er-api' }, unnamed]) {
    const stats = { ...rest, live: market } as RatesStats;
    expect(kinds(stats).filter((text) => text.startsWith('live'))).toEqual([]);
  }
});

test('Of every provider the open data contain what its row permits', () => {
  for (const provider of providerIds) {
    const live = { value: 3.4, date: today, source: 'live-fx', provider } as const;
    const found = latestOpenRates({ currency: 'EUR', banks: [], live }, today);
    expect(found.length > 0, provider).toBe(providerTable[provider].mayBeRedistributed);
  }
});

test('A demonstration market rate is included, so that the server can refuse the file', () => {
  const stats: RatesStats = {
    currency: 'EUR',
    banks: [],
    live: { value: 3.4, date: today, source: 'demo' },
  };
  expect(latestOpenRates(stats, today)).toMatchObject([{ kind: 'live', source: 'demo' }]);
});

test('A day has every currency of a bank, or only the requested one', () => {
  const snapshot = {
    bankId: 'BIAT',
    date: today,
    count: 2,
    rates: {
      EUR: { purchaseRate: 3.3, saleRate: 3.41, source: 'import', correction: 'Erreur de saisie' },
      JPY: { purchaseRate: 0.018165, saleRate: 0.018681, source: 'import' },
    },
  } as const;
  expect(openRatesOfDay(snapshot).map(({ value }) => value)).toEqual([
    '3.3',
    '3.41',
    '0.018165',
    '0.018681',
  ]);
  expect(openRatesOfDay(snapshot, 'EUR')).toMatchObject([
    {
      currency: 'EUR',
      kind: 'purchase',
      correction: 'Erreur de saisie',
      provider: 'Banque Internationale Arabe de Tunisie',
    },
    { currency: 'EUR', kind: 'sale' },
  ]);
  expect(openRatesOfDay(snapshot, 'USD')).toEqual([]);
});
