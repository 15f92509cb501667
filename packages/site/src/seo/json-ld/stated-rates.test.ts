import { bankQuote, storedRates } from '@dinar/domain/testing/board-fixtures';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { expect, test } from 'vitest';
import { contextAt, statsOf, today } from '../../testing/site-fixtures.ts';
import { statedRates } from '../page-head.ts';
import { pageJsonLd } from './page-json-ld.ts';

const euro = statsOf('EUR');

/** The stated rates, in the form « EUR 3.389 2026-11-20: cours moyen ». */
function statedAt(...at: Parameters<typeof contextAt>): string[] {
  return statedRates(contextAt(...at)).map(
    ({ name, currency, value, day }) =>
      `${currency} ${value} ${day}: ${name.split(', ').slice(1).join(', ')}`,
  );
}

const market = 'EUR 3.389 2026-11-20: cours moyen du marché des changes';
const central = 'EUR 3.3891 2026-11-19: cours moyen de la Banque Centrale de Tunisie';
const best = [
  'EUR 3.31 2026-11-20: cours acheteur, STB',
  'EUR 3.412 2026-11-20: cours vendeur, BIAT',
];
const dollar = 'USD 2.9345 2026-11-19: cours moyen de la Banque Centrale de Tunisie';

test.each([
  ['/cours-change', []],
  ['/cryptomonnaies', []],
  ['/', [market, central, ...best, dollar]],
  ['/comparateur/eur', [market, central, ...best]],
  ['/meilleur-taux-de-euro', [market, central, ...best]],
  ['/comparateur/usd', [dollar]],
  [
    '/cours-change/biat',
    ['EUR 3.302 2026-11-20: cours acheteur, BIAT', 'EUR 3.412 2026-11-20: cours vendeur, BIAT'],
  ],
  ['/cours-change/bct', [central, dollar]],
])('%s states the rates that it shows, each with its day: %j', (path, stated) => {
  expect(statedAt(path)).toEqual(stated);
});

test.each([
  ['/convertisseur', ['EUR 3.31 2026-11-20: cours acheteur, STB']],
  ['/10-euros-en-dinar-tunisien', ['EUR 3.31 2026-11-20: cours acheteur, STB']],
  ['/convertisseur/tnd/eur', ['EUR 3.412 2026-11-20: cours vendeur, BIAT']],
  ['/convertisseur/usd/tnd/5', [dollar]],
  [
    '/convertisseur/eur/usd',
    ['EUR 3.306 2026-11-20: cours acheteur, moyenne de 3 banques', dollar],
  ],
  ['/convertisseur/gbp/tnd', []],
])('%s states the rates that its answer uses: %j', (path, stated) => {
  expect(statedAt(path)).toEqual(stated);
});

test('The home page states only the leading rate of each other currency', () => {
  const live = { value: 2.93, date: today, source: 'live-fx' } as const;
  const rates = storedRates(euro, { ...statsOf('USD'), live });
  expect(statedAt('/', rates).slice(4)).toEqual([
    'USD 2.93 2026-11-20: cours moyen du marché des changes',
  ]);
});

test('A rate more than seven days old is not stated; an older board only on its bank’s page', () => {
  const stale = { value: 3.2, date: day('2026-11-12'), source: 'bct' } as const;
  const banks = [bankQuote('BIAT', [3.302, 3.412], day('2026-11-16'))];
  const rates = storedRates({ ...euro, central: stale, banks });
  expect([statedAt('/comparateur/eur', rates), statedAt('/cours-change/biat', rates)]).toEqual([
    [market],
    ['EUR 3.302 2026-11-16: cours acheteur, BIAT', 'EUR 3.412 2026-11-16: cours vendeur, BIAT'],
  ]);
});

test('Below three boards in force no best rate is stated', () => {
  const rates = storedRates({ ...euro, banks: euro.banks.slice(0, 2) });
  expect(statedAt('/comparateur/eur', rates)).toEqual([market, central]);
});

test('A demonstration rate is dropped without a replacement', () => {
  const banks = euro.banks.map((quote) => ({ ...quote, source: 'demo' as const }));
  const context = contextAt('/10-euros-en-dinar-tunisien', storedRates({ ...euro, banks }));
  expect(pageJsonLd(context)['@graph'].map((node) => node['@type'])).toEqual([
    'Organization',
    'WebSite',
    'BreadcrumbList',
    'CurrencyConversionService',
  ]);
});
