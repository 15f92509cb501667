import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RatesStats } from '@dinar/domain/documents/rates-stats-document';
import { expect, test } from 'vitest';
import { knownPage } from '../testing/known-page.ts';
import { plainRates, site, today } from '../testing/site-fixtures.ts';
import { pageTitle } from './page-title.ts';

function titleAt(path: string, rates: ReadonlyMap<ForeignCurrencyCode, RatesStats> = plainRates) {
  return pageTitle({ site, page: knownPage(path), rates, today });
}

test.each([
  ['/', 'Taux de change du dinar tunisien en direct | Dinar en Direct'],
  ['/meilleur-taux-de-dollar', 'Meilleur taux Dollar US | Dinar en Direct'],
  ['/cours-change', 'Cours de change des banques tunisiennes | Dinar en Direct'],
  ['/cours-change/biat', 'Cours de change BIAT | Dinar en Direct'],
  ['/comparateur/eur', 'Meilleur taux EUR / TND : les banques comparées | Dinar en Direct'],
  ['/convertisseur', 'Convertisseur de devises en dinar tunisien | Dinar en Direct'],
  ['/convertisseur/eur/tnd', 'Convertisseur Euro (EUR) en Dinar Tunisien (TND)'],
  ['/1-euro-en-dinar-tunisien', '1 euro en dinar tunisien | Dinar en Direct'],
])('While no rate is known %s is titled « %s »', (path, title) => {
  expect(titleAt(path, new Map())).toBe(title);
});

test('An amount that has no address of its own is answered in the converter’s title', () => {
  expect(titleAt('/convertisseur/eur/tnd/37')).toBe(
    '37 EUR en Dinar Tunisien : 125,39 TND au 20/11/2026',
  );
});

test('The comparator names no rate before a currency is chosen', () => {
  expect(titleAt('/comparateur')).toBe(
    'Comparateur des taux de change en Tunisie | Dinar en Direct',
  );
});

test('For want of room a title leaves out the day, then the names of the currencies', () => {
  const rates = new Map([
    ...plainRates,
    rateOf('MRU', 0.0851),
    rateOf('KWD', 9.5123),
    rateOf('NOK', 0.2967),
  ]);
  expect(titleAt('/convertisseur/kwd/tnd', rates)).toBe(
    'Dinar Koweïtien en Dinar Tunisien : 1 KWD = 9,5123 TND',
  );
  expect(titleAt('/convertisseur/mru/nok', rates)).toBe('MRU en NOK : 1 MRU = 0,2868 NOK');
  expect(titleAt('/convertisseur/kwd/nok/123456', rates)).toBe(
    '123\u202f456 KWD en Couronne Norvégienne : 3\u202f958\u202f040,14 NOK',
  );
});

test('The comparator’s title leaves out its day for rates of two digits', () => {
  const bestBuy = { bankId: 'STBK', rate: 10.25 } as const;
  const bestSell = { bankId: 'BIAT', rate: 10.45 } as const;
  const best = { bestBuy, bestSell, date: today, banks: [], bankCount: 2 };
  const rates = new Map([['KWD', { currency: 'KWD', ...best }] as const]);
  expect(titleAt('/comparateur/kwd', rates)).toBe(
    'Meilleur taux KWD / TND : achat 10,250, vente 10,450',
  );
});

function rateOf(
  currency: ForeignCurrencyCode,
  value: number,
): readonly [ForeignCurrencyCode, RatesStats] {
  const central = { value, date: today, source: 'bct' } as const;
  return [currency, { currency, central, banks: [], bankCount: 0 }];
}
