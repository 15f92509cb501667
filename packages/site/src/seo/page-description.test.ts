import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { RatesStats } from '@dinar/domain/documents/rates-stats-document';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { expect, test } from 'vitest';
import { knownPage } from '../testing/known-page.ts';
import { plainRates, site, today } from '../testing/site-fixtures.ts';
import { pageDescription } from './page-description.ts';
import type { RatesByCurrency } from './rates-by-currency.ts';

function descriptionAt(path: string, rates: RatesByCurrency = plainRates, on = today) {
  return pageDescription({ site, page: knownPage(path), rates, today: on });
}

const unknown: RatesByCurrency = new Map();
const euro = euroOf(plainRates);

function euroOf(rates: RatesByCurrency): RatesStats {
  const stats = rates.get('EUR');
  if (!stats) throw new Error('The example has no euro');
  return stats;
}

function ratesOf(stats: RatesStats): RatesByCurrency {
  return new Map([['EUR', stats]]);
}

function demoOf(bankId: BankCode): RatesStats['banks'] {
  return [{ bankId, purchaseRate: 3.31, saleRate: 3.42, date: today, source: 'demo' }];
}

/** The quotes of BIAT and STB, each from its source. */
function quotesFrom(...sources: readonly RateSource[]): RatesStats['banks'] {
  return euro.banks.map((quote, index) => ({ ...quote, source: sources[index] ?? 'bank-page' }));
}

test.each([
  [
    '/meilleur-taux-de-dollar',
    '1 USD = 2,9345 TND, jeudi 19 novembre 2026. Achat, vente et spread dans 20 banques de Tunisie, chaque jour ouvrable.',
    'Le meilleur taux d’achat et de vente du jour parmi les banques tunisiennes, devise par devise.',
  ],
  [
    '/cours-change',
    '1 EUR = 3,3890 TND, vendredi 20 novembre 2026. Achat, vente et spread dans 20 banques de Tunisie, chaque jour ouvrable.',
    'Achat et vente des devises dans les banques de Tunisie, mis à jour chaque jour ouvrable, du lundi au vendredi.',
  ],
  [
    '/cours-change/biat',
    'BIAT : 1 EUR à 3,302 TND à l’achat et 3,412 TND à la vente au 20/11/2026. Toutes les devises, avec spread et tendance.',
    'Cours de change BIAT (Banque Internationale Arabe de Tunisie) : achat, vente, spread et tendance de chaque devise, chaque jour ouvrable.',
  ],
  [
    '/cours-change/bct',
    'Banque Centrale de Tunisie : 1 EUR = 3,3891 TND au 19/11/2026. Le cours officiel de chaque devise, chaque jour ouvrable.',
    'Banque Centrale de Tunisie : le cours officiel de chaque devise en dinar tunisien, chaque jour ouvrable.',
  ],
  [
    '/comparateur/eur',
    'Euro : meilleur achat 3,310 TND (STB), meilleure vente 3,412 TND (BIAT) au 20/11/2026. Écart et spread de chaque banque.',
    'Euro (EUR) en dinar tunisien : l’achat, la vente, l’écart et le spread de chaque banque.',
  ],
  [
    '/convertisseur',
    '1 EUR = 3,3890 TND, vendredi 20 novembre 2026. Convertissez toutes les devises en dinar tunisien.',
    'Convertissez l’euro, le dollar et les autres devises en dinar tunisien au cours du jour.',
  ],
  [
    '/convertisseur/tnd/usd/50',
    '50 TND = 17,04 USD au cours du jeudi 19 novembre 2026. Convertisseur Dinar Tunisien en Dollar US, pour tout montant.',
    'Conversion Dinar Tunisien (TND) en Dollar US (USD) au cours du jour, pour tout montant.',
  ],
  [
    '/1-dollar-en-dinar-tunisien',
    '1 dollar vaut 2,9345 TND au cours du jeudi 19 novembre 2026. Comparez l’achat et la vente des banques.',
    '1 dollar en dinar tunisien : la conversion au cours du jour, banque par banque.',
  ],
])(
  '%s answers with its value and its day, and promises none while it is unknown',
  (path, answer, plain) => {
    expect([descriptionAt(path), descriptionAt(path, unknown)]).toEqual([answer, plain]);
  },
);

test('A bank says its own rates, also where it is not the first of the board', () => {
  expect(descriptionAt('/cours-change/stb')).toMatch(
    /^STB : 1 EUR à 3,310 TND à l’achat et 3,420 TND à la vente /,
  );
});

test('For want of room the offer is left out, never the answer nor its mark', () => {
  const poste = { bankId: 'LPTN', rate: 3.31 } as const;
  const best = { bestBuy: poste, bestSell: { ...poste, rate: 3.42 }, banks: demoOf('LPTN') };
  expect(descriptionAt('/comparateur/eur', ratesOf({ ...euro, ...best }))).toBe(
    'Euro : meilleur achat 3,310 TND (La Poste Tunisienne), meilleure vente 3,420 TND (La Poste Tunisienne) au 20/11/2026. Données de démonstration.',
  );
});

test('A page without rates of its own is described in its own words', () => {
  expect([descriptionAt('/comparateur'), descriptionAt('/cryptomonnaies')]).toEqual([
    'Comparez l’achat, la vente, l’écart et le spread de chaque banque, par devise.',
    'Prix et variation sur 24 heures des principales crypto-monnaies, en temps réel.',
  ]);
});

test('A bank’s full name is not said twice where it begins with the short one', () => {
  expect(descriptionAt('/cours-change/attijari-bank', unknown)).toMatch(
    /^Cours de change Attijari Bank Tunisie : /,
  );
});

test('A bank and the best banks are as old as their own day, and then say no value', () => {
  const later = day('2026-11-28');
  for (const path of ['/cours-change/biat', '/cours-change/bct', '/comparateur/eur']) {
    expect(descriptionAt(path, plainRates, later)).toBe(descriptionAt(path, unknown));
  }
});

test('Without one of the two best banks the comparator names neither', () => {
  const { bestBuy: _, ...withoutBuy } = euro;
  const { bestSell: __, ...withoutSell } = euro;
  const { date: ___, ...withoutDay } = euro;
  for (const stats of [withoutBuy, withoutSell, withoutDay]) {
    expect(descriptionAt('/comparateur/eur', ratesOf(stats))).toBe(
      descriptionAt('/comparateur/eur', unknown),
    );
  }
});

test.each([
  ['/', { ...euro, live: { value: 3.4, date: today, variation: 0, source: 'demo' } }],
  [
    '/convertisseur/eur/tnd',
    { ...euro, live: { value: 3.4, date: today, variation: 0, source: 'demo' } },
  ],
  ['/cours-change/biat', { ...euro, banks: quotesFrom('demo', 'bank-page') }],
  ['/cours-change/bct', { ...euro, central: { value: 3.3891, date: today, source: 'demo' } }],
  // The one best bank of two is made up.
  ['/comparateur/eur', { ...euro, banks: quotesFrom('demo', 'bank-page') }],
  ['/comparateur/eur', { ...euro, banks: quotesFrom('bank-page', 'demo') }],
] as const)('A demonstration at %s is marked as one', (path, stats) => {
  expect(descriptionAt(path, ratesOf(stats))).toContain('. Données de démonstration.');
});

test('Another bank’s demonstration is no mark on what a bank says itself', () => {
  const best = { bankId: 'BIAT', rate: 3.412 } as const;
  const bestOfBoth = { ...euro, bestBuy: best, bestSell: best };
  const real = ratesOf({ ...bestOfBoth, banks: quotesFrom('bank-page', 'bank-page') });
  const mixed = ratesOf({ ...bestOfBoth, banks: quotesFrom('bank-page', 'demo') });
  for (const path of ['/cours-change/biat', '/comparateur/eur']) {
    expect(descriptionAt(path, mixed)).toBe(descriptionAt(path, real));
  }
});
