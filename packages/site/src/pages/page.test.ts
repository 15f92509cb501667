import { bankTable } from '@dinar/domain/banks/bank-table';
import { forHostileTexts, hostileText } from '@dinar/domain/testing/hostile-text';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from '../testing/parts-of.ts';
import { canonicalPath } from './canonical-path.ts';
import { converterState, pairOfPage } from './converter-state.ts';
import { type Page, pageAt } from './page.ts';

type Read<P> = P extends Page ? Omit<P, 'route'> : never;

function pageIn(path: string): Read<Page> | undefined {
  const page = pageAt(path);
  if (page === undefined) return undefined;
  const { route: _, ...read } = page;
  return read;
}

const tenEuros = { slug: '10-euros-en-dinar-tunisien', from: 'EUR', to: 'TND', amount: 10 };

test.each([
  ['/', { kind: 'home', currency: 'EUR' }],
  ['/cours-change', { kind: 'banks' }],
  ['/meilleur-taux-de-livre-sterling-aujourdhui', { kind: 'banks', product: 'GBP' }],
  ['/meilleur-taux-de-bananes', { kind: 'banks' }],
  ['/cours-change/bhkb', { kind: 'bank', bank: 'BHBK' }],
  ['/cours-change/BIAT/eur', { kind: 'bank-currency', bank: 'BIAT', currency: 'EUR' }],
  ['/cours-change/biat/euros', { kind: 'bank', bank: 'BIAT' }],
  ['/cours-change/inconnue', { kind: 'banks' }],
  ['/comparateur/usd', { kind: 'comparator', currency: 'USD' }],
  ['/comparateur/tnd', { kind: 'comparator' }],
  ['/convertisseur', { kind: 'converter' }],
  ['/convertisseur/eur/TND', { kind: 'converter', pair: { from: 'EUR', to: 'TND', amount: 1 } }],
  [
    '/convertisseur/tnd/jpy/2.5',
    { kind: 'converter', pair: { from: 'TND', to: 'JPY', amount: 2.5 } },
  ],
  [
    '/convertisseur/gbp/tnd/abc',
    { kind: 'converter', pair: { from: 'GBP', to: 'TND', amount: 1 } },
  ],
  ['/convertisseur/eur/xxx', { kind: 'converter' }],
  ['/convertisseur/eur/xxx/10', { kind: 'converter' }],
  ['/convertisseur/xxx/tnd/10', { kind: 'converter' }],
  // Ten euros have their own address only for a conversion to dinars.
  [
    '/convertisseur/eur/usd/10',
    { kind: 'converter', pair: { from: 'EUR', to: 'USD', amount: 10 } },
  ],
  ['/convertisseur/eur/eur', { kind: 'converter' }],
  ['/convertisseur/eur/tnd/10', { kind: 'conversion', conversion: tenEuros }],
  ['/convertisseur/10-euros-en-dinar-tunisien', { kind: 'conversion', conversion: tenEuros }],
  ['/10-EUROS-en-dinar-tunisien', { kind: 'conversion', conversion: tenEuros }],
  ['/convertisseur/inconnu', { kind: 'converter' }],
  ['/cryptomonnaies/bitcoin', { kind: 'crypto' }],
  ['/faq', { kind: 'information', topic: 'faq' }],
  ['/inconnu', undefined],
])('The address %s is parsed into a page with valid values only', (path, read) => {
  expect(pageIn(path)).toEqual(read);
});

test.each([
  ['/50-euros-en-dinar-tunisien?from=USD&to=TND&amount=200', ['USD', 'TND', 200]],
  ['/50-euros-en-dinar-tunisien?amount=10', '10-euros-en-dinar-tunisien'],
  ['/50-euros-en-dinar-tunisien?from=usd&amount=abc', ['USD', 'TND', 50]],
  ['/convertisseur?from=EUR&to=TND&amount=10', '10-euros-en-dinar-tunisien'],
  ['/convertisseur?amount=10.00', '10-euros-en-dinar-tunisien'],
  ['/convertisseur?from=USD', ['USD', 'TND', 1]],
  ['/convertisseur?to=usd&bank=biat', ['EUR', 'USD', 1]],
  ['/convertisseur?bank=biat&utm_source=lettre', undefined],
  ['/convertisseur?from=XXX&to=EURO&amount=1e9', undefined],
  ['/convertisseur/gbp/tnd?amount=', ['GBP', 'TND', 1]],
  ['/convertisseur/gbp/tnd/7?to=GBP', ['GBP', 'TND', 7]],
])('The page of %s depends on path and query, the query taking precedence', (address, given) => {
  const { pathname, query } = partsOf(address);
  const page = pageAt(pathname, query);
  if (page?.kind !== 'converter' && page?.kind !== 'conversion') throw new Error(address);
  const { from, to, amount } = pairOfPage(page) ?? {};
  const pair = from && [from, to, amount];
  expect(page.kind === 'conversion' ? page.conversion.slug : pair).toEqual(given);
});

test.each([
  ['usd', 'USD'],
  ['JPY', 'EUR'],
])('The home page with ?devise=%s is about %s', (given, currency) => {
  expect(pageAt('/', new Map([['devise', given]]))).toMatchObject({ kind: 'home', currency });
});

test('For any address, a page has a canonical path of the site and a numeric amount', () => {
  const places = ['', '/cours-change', '/cours-change/biat', '/comparateur', '/convertisseur'];
  const check = (text: string) => {
    const addresses = [text, ...places.map((place) => `${place}/${text}`)];
    for (const address of [...addresses, `/convertisseur/eur/tnd/${text}`]) {
      const page = pageAt(address, new Map([['devise', text]]));
      if (page === undefined) continue;
      expect(canonicalPath(page)).toMatch(/^\/[a-z0-9-/]*$/);
      if (page.kind !== 'converter' || page.pair === undefined) continue;
      expect(page.pair.amount).toBeGreaterThanOrEqual(0);
      expect(Number.isFinite(page.pair.amount)).toBe(true);
    }
  };
  forHostileTexts(check);
});

test('For any query, the converter has two currencies, a bounded amount and a known bank or none', () => {
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, hostileText, (from, to, amount, bank) => {
      const state = converterState(undefined, new Map(Object.entries({ from, to, amount, bank })));
      expect(state.from).not.toBe(state.to);
      expect(state.amount.toFixed().length).toBeLessThanOrEqual(40);
      expect([undefined, ...bankTable.map(({ code }) => code)]).toContain(state.bank);
    }),
  );
});
