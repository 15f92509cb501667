import { bankTable } from '@dinar/domain/banks/bank-table';
import type { BankQuote, RatesByCurrency } from '@dinar/domain/rates/currency-rates';
import { bankQuote, storedRates } from '@dinar/domain/testing/board-fixtures';
import { expect, test } from 'vitest';
import { contextAt, statsOf, today } from '../testing/site-fixtures.ts';
import { pageDescription } from './page-head.ts';

function descriptionAt(...at: Parameters<typeof contextAt>) {
  return pageDescription(contextAt(...at));
}

const unknown: RatesByCurrency = new Map();
const euro = statsOf('EUR');

function quotesOf(...changes: readonly Partial<BankQuote>[]): BankQuote[] {
  return euro.banks.map((quote, index) => ({ ...quote, ...changes[index] }));
}

test.each([
  [
    '/',
    '1 EUR = 3,3890 TND, cours moyen du vendredi 20 novembre 2026. Banque Centrale, banques comparées, cours en direct vérifiés toutes les heures.',
    'Cours officiels de la Banque Centrale de Tunisie, comparaison des banques tunisiennes et cours en direct vérifiés toutes les heures.',
  ],
  [
    '/meilleur-taux-de-euro',
    `Euro : meilleur achat 3,310 TND (STB), meilleure vente 3,412 TND (BIAT) au 20/11/2026. Achat, vente et spread dans ${bankTable.length} banques de Tunisie, chaque jour ouvrable.`,
    'L’achat et la vente de chaque banque tunisienne, comparés devise par devise, avec le jour de chaque cours.',
  ],
  [
    '/cours-change/biat',
    'BIAT : 1 EUR à 3,302 TND à l’achat et 3,412 TND à la vente au 20/11/2026. Toutes les devises, avec spread et tendance.',
    'Cours de change BIAT (Banque Internationale Arabe de Tunisie) : achat, vente, spread et tendance de chaque devise, chaque jour ouvrable.',
  ],
  [
    '/cours-change/bct',
    'Banque Centrale de Tunisie : 1 EUR = 3,389 TND, cours moyen du 19/11/2026. Le cours officiel de chaque devise, chaque jour ouvrable.',
    'Banque Centrale de Tunisie : le cours officiel de chaque devise en dinar tunisien, chaque jour ouvrable.',
  ],
  [
    '/comparateur/eur',
    'Euro : meilleur achat 3,310 TND (STB), meilleure vente 3,412 TND (BIAT) au 20/11/2026. Écart et spread de chaque banque.',
    'Euro (EUR) en dinar tunisien : l’achat, la vente, l’écart et le spread de chaque banque.',
  ],
  [
    '/convertisseur',
    'Convertisseur de devises : pour 1 EUR vous recevez 3,31 TND chez STB (cours acheteur, 20/11/2026). Convertissez toutes les devises en dinar tunisien.',
    'Convertissez l’euro, le dollar et les autres devises en dinar tunisien au cours du jour.',
  ],
  [
    '/convertisseur/tnd/eur/50',
    'Dinar Tunisien en Euro : pour 50 TND vous recevez 14,65 EUR chez BIAT (cours vendeur, 20/11/2026). Convertisseur Dinar Tunisien en Euro, pour tout montant.',
    'Conversion Dinar Tunisien (TND) en Euro (EUR) au cours du jour, pour tout montant.',
  ],
  [
    '/convertisseur/tnd/eur',
    'Dinar Tunisien en Euro : pour 1 TND vous recevez 0,2931 EUR chez BIAT (cours vendeur, 20/11/2026). Convertisseur Dinar Tunisien en Euro, pour tout montant.',
    'Conversion Dinar Tunisien (TND) en Euro (EUR) au cours du jour, pour tout montant.',
  ],
  [
    '/convertisseur/tnd/usd/50',
    'Dinar Tunisien en Dollar US : 50 TND valent 17,04 USD, au cours moyen du 19/11/2026. Convertisseur Dinar Tunisien en Dollar US, pour tout montant.',
    'Conversion Dinar Tunisien (TND) en Dollar US (USD) au cours du jour, pour tout montant.',
  ],
  [
    '/500-euros-en-dinar-tunisien',
    'Pour 500 euros vous recevez 1\u202f655,00 TND chez STB (cours acheteur, 20/11/2026). En moyenne de 3 banques : 1\u202f653,00 TND ; au pire : 1\u202f651,00 TND.',
    '500 euros en dinar tunisien\u202f: la conversion au cours du jour, banque par banque.',
  ],
  [
    '/1-dollar-en-dinar-tunisien',
    '1 dollar vaut 2,93 TND, au cours moyen du 19/11/2026. Comparez l’achat et la vente des banques.',
    '1 dollar en dinar tunisien\u202f: la conversion au cours du jour, banque par banque.',
  ],
])(
  'The description of %s has its value and day, and neither if the value is unknown',
  (path, answer, plain) => {
    expect([descriptionAt(path), descriptionAt(path, unknown)]).toEqual([answer, plain]);
  },
);

test('Between two currencies the result uses purchase and sale rates', () => {
  const dollar = { ...statsOf('USD'), banks: [bankQuote('BIAT', [2.9, 3], today)] };
  expect(descriptionAt('/convertisseur/eur/usd/500', storedRates(euro, dollar))).toBe(
    'Euro en Dollar US : pour 500 EUR vous recevez 551,00 USD en moyenne des banques (cours acheteur EUR, cours vendeur USD, 20/11/2026).',
  );
});

test('A result that partly uses a mid rate is marked and is not called an amount received', () => {
  expect(descriptionAt('/convertisseur/eur/usd')).toBe(
    'Euro en Dollar US : 1 EUR vaut 1,13 USD, en partie au cours moyen du 19/11/2026. Convertisseur Euro en Dollar US, pour tout montant.',
  );
});

test('A bank’s description has the bank’s own rates, even if it is not first on the board', () => {
  expect(descriptionAt('/cours-change/stb')).toMatch(
    /^STB : 1 EUR à 3,310 TND à l’achat et 3,420 TND à la vente /,
  );
});

test('If the text is too long, the offer is dropped, never the answer or its mark', () => {
  const banks = quotesOf({ bankId: 'LPTN', purchaseRate: 3.32, saleRate: 3.4, source: 'demo' });
  expect(descriptionAt('/comparateur/eur', storedRates({ ...euro, banks }))).toBe(
    'Euro : meilleur achat 3,320 TND (La Poste Tunisienne), meilleure vente 3,400 TND (La Poste Tunisienne) au 20/11/2026. Données de démonstration.',
  );
});

test('A page without rates of its own has its fixed description', () => {
  expect(
    ['/cours-change', '/comparateur', '/cryptomonnaies'].map((path) => descriptionAt(path)),
  ).toEqual([
    'Achat et vente des devises dans les banques de Tunisie, mis à jour chaque jour ouvrable, du lundi au vendredi.',
    'Comparez l’achat, la vente, l’écart et le spread de chaque banque, par devise.',
    'Prix et variation sur 24 heures des principales crypto-monnaies, en temps réel.',
  ]);
});

test('A bank’s short name is not repeated if the full name begins with it', () => {
  expect(descriptionAt('/cours-change/attijari-bank', unknown)).toMatch(
    /^Cours de change Attijari Bank Tunisie : /,
  );
});

test('With two boards in force the comparator names no bank', () => {
  const banks = euro.banks.slice(0, 2);
  expect(descriptionAt('/comparateur/eur', storedRates({ ...euro, banks }))).toBe(
    descriptionAt('/comparateur/eur', unknown),
  );
});

const demo = { value: 3.4, date: today, source: 'demo' } as const;

test.each([
  ['/', { ...euro, live: demo }],
  ['/convertisseur/eur/tnd', { ...euro, banks: [], live: demo }],
  ['/1-euro-en-dinar-tunisien', { ...euro, banks: [], live: demo }],
  ['/convertisseur/eur/tnd', { ...euro, banks: quotesOf({}, { source: 'demo' }) }],
  ['/cours-change/biat', { ...euro, banks: quotesOf({ source: 'demo' }) }],
  ['/cours-change/bct', { ...euro, central: demo }],
  // The bank with the lowest sale rate is a demonstration, then the one with the highest purchase rate.
  ['/comparateur/eur', { ...euro, banks: quotesOf({ source: 'demo' }) }],
  ['/comparateur/eur', { ...euro, banks: quotesOf({}, { source: 'demo' }) }],
])('A demonstration rate at %s is marked', (path, stats) => {
  expect(descriptionAt(path, storedRates(stats))).toContain('. Données de démonstration.');
});

test('A demonstration rate that is not a best rate does not mark the best rates', () => {
  const mixed = storedRates({ ...euro, banks: quotesOf({}, {}, { source: 'demo' }) });
  for (const path of ['/cours-change/biat', '/comparateur/eur']) {
    expect(descriptionAt(path, mixed)).toBe(descriptionAt(path));
  }
});
