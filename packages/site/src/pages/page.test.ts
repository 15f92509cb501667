import { forHostileTexts } from '@dinar/domain/testing/hostile-text';
import { expect, test } from 'vitest';
import { knownPage } from '../testing/known-page.ts';
import { canonicalPath } from './canonical-path.ts';
import { pageAt } from './page.ts';

function pageIn(path: string) {
  const page = pageAt(path);
  if (page === undefined) return undefined;
  const { route: _, locale, ...read } = page;
  expect(locale).toBe('fr');
  if (read.kind !== 'converter' && read.kind !== 'conversion') return read;
  const { request, state: _state, ...ofConversion } = read;
  return { ...ofConversion, ...(request && { amount: request.amount.toFixed() }) };
}

test('The address in another language is the same page in it', () => {
  const { locale, ...rest } = pageAt('/ar/cours-change/biat') ?? {};
  const { locale: _, ...french } = pageAt('/cours-change/biat') ?? {};
  expect([locale, rest]).toEqual(['ar', french]);
  expect(pageAt('/en')).toMatchObject({ kind: 'home', locale: 'en' });
  expect(pageAt('/en/inconnu')).toBeUndefined();
});

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
  ['/convertisseur', { kind: 'converter', amount: '1' }],
  ['/convertisseur/eur/TND', { kind: 'converter', pair: { from: 'EUR', to: 'TND' }, amount: '1' }],
  [
    '/convertisseur/tnd/jpy/2.5',
    { kind: 'converter', pair: { from: 'TND', to: 'JPY' }, amount: '2.5' },
  ],
  ['/convertisseur/gbp/tnd/abc', { kind: 'converter', pair: { from: 'GBP', to: 'TND' } }],
  ['/convertisseur/eur/xxx', { kind: 'converter' }],
  ['/convertisseur/eur/xxx/10', { kind: 'converter' }],
  ['/convertisseur/xxx/tnd/10', { kind: 'converter' }],
  // Ten euros have their own address only for a conversion to dinars.
  [
    '/convertisseur/eur/usd/10',
    { kind: 'converter', pair: { from: 'EUR', to: 'USD' }, amount: '10' },
  ],
  ['/convertisseur/eur/eur', { kind: 'converter' }],
  ['/convertisseur/eur/tnd/10', { kind: 'conversion', conversion: tenEuros, amount: '10' }],
  [
    '/convertisseur/10-euros-en-dinar-tunisien',
    { kind: 'conversion', conversion: tenEuros, amount: '10' },
  ],
  ['/10-EUROS-en-dinar-tunisien', { kind: 'conversion', conversion: tenEuros, amount: '10' }],
  ['/convertisseur/inconnu', { kind: 'converter', amount: '1' }],
  ['/cryptomonnaies/bitcoin', { kind: 'crypto' }],
  ['/faq', { kind: 'information', topic: 'faq' }],
  ['/inconnu', undefined],
])('The address %s is parsed into a page with valid values only', (path, read) => {
  expect(pageIn(path)).toEqual(read);
});

test.each([
  ['/50-euros-en-dinar-tunisien?from=USD&to=TND&amount=200', ['USD', 'TND', 200]],
  ['/50-euros-en-dinar-tunisien?amount=10', '10-euros-en-dinar-tunisien'],
  ['/50-euros-en-dinar-tunisien?from=usd&amount=abc', ['USD', 'TND', undefined]],
  ['/convertisseur?from=EUR&to=TND&amount=10', '10-euros-en-dinar-tunisien'],
  ['/convertisseur?amount=10.00', '10-euros-en-dinar-tunisien'],
  ['/convertisseur?from=USD', ['USD', 'TND', 1]],
  ['/convertisseur?to=usd&bank=biat', ['EUR', 'USD', 1]],
  ['/convertisseur?bank=biat&utm_source=lettre', undefined],
  ['/convertisseur?from=XXX&to=EURO&amount=1e9', undefined],
  ['/convertisseur/gbp/tnd?amount=', ['GBP', 'TND', undefined]],
  ['/convertisseur/gbp/tnd/7?to=GBP', undefined],
])('The page of %s depends on path and query, the query taking precedence', (address, given) => {
  const page = knownPage(address);
  if (page.kind !== 'converter' && page.kind !== 'conversion') throw new Error(address);
  if (page.kind === 'conversion') expect(page.conversion.slug).toBe(given);
  else if (!page.pair) expect(given).toBeUndefined();
  else expect([page.pair.from, page.pair.to, page.request?.amount.toNumber()]).toEqual(given);
});

test.each([
  ['usd', 'USD'],
  ['JPY', 'EUR'],
])('The home page with ?devise=%s is about %s', (given, currency) => {
  expect(knownPage(`/?devise=${given}`)).toMatchObject({ kind: 'home', currency });
});

test('For any address, a page has a canonical path of the site and a numeric amount', () => {
  const places = ['', '/cours-change', '/cours-change/biat', '/comparateur', '/convertisseur'];
  const check = (text: string) => {
    const addresses = [text, ...places.map((place) => `${place}/${text}`)];
    for (const address of [...addresses, `/convertisseur/eur/tnd/${text}`]) {
      const page = pageAt(address, new Map([['devise', text]]));
      if (page === undefined) continue;
      expect(canonicalPath(page)).toMatch(/^\/[a-z0-9-/]*$/);
      if (page.kind !== 'converter' || page.request === undefined) continue;
      expect(page.request.amount.gte(0)).toBe(true);
    }
  };
  forHostileTexts(check);
});
