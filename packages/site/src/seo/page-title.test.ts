import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { bankQuote, storedRates } from '@dinar/domain/testing/board-fixtures';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { expect, test } from 'vitest';
import { contextAt, statsOf, today } from '../testing/site-fixtures.ts';
import { pageTitle } from './page-head.ts';

function titleAt(...at: Parameters<typeof contextAt>) {
  return pageTitle(contextAt(...at));
}

const thursday = day('2026-11-19');

test.each([
  ['/', 'Taux de change du dinar tunisien en direct | Dinar en Direct'],
  ['/meilleur-taux-de-dollar', 'Dollar US (USD) : les banques comparées | Dinar en Direct'],
  ['/cours-change', 'Cours de change des banques tunisiennes | Dinar en Direct'],
  ['/cours-change/biat', 'Cours de change BIAT | Dinar en Direct'],
  ['/cours-change/bct', 'Cours de change Banque Centrale de Tunisie | Dinar en Direct'],
  ['/comparateur/eur', 'Taux EUR / TND : les banques comparées | Dinar en Direct'],
  ['/convertisseur', 'Convertisseur de devises en dinar tunisien | Dinar en Direct'],
  ['/convertisseur/eur/tnd', 'Convertisseur Euro (EUR) en Dinar Tunisien (TND)'],
  ['/1-euro-en-dinar-tunisien', '1 euro en dinar tunisien | Dinar en Direct'],
])('Without a known rate the title of %s is « %s »', (path, title) => {
  expect(titleAt(path, new Map())).toBe(title);
});

test.each([
  ['/', 'Taux de change du dinar tunisien en direct : 1 EUR = 3,3890 TND'],
  ['/?devise=USD', 'Taux de change USD / TND en direct : 1 USD = 2,9345 TND'],
  ['/cours-change', 'Cours de change des banques tunisiennes | Dinar en Direct'],
  ['/cours-change/biat', 'Cours de change BIAT : EUR 3,302 / 3,412 TND au 20/11/2026'],
  ['/cours-change/bct', 'Banque Centrale de Tunisie : cours moyen EUR 3,389 au 19/11/2026'],
  ['/cours-change/bct/eur', 'Cours moyen EUR Banque Centrale de Tunisie : 3,389 au 19/11/2026'],
  ['/cours-change/inconnue', 'Cours de change des banques tunisiennes | Dinar en Direct'],
  ['/comparateur', 'Comparateur des taux de change en Tunisie | Dinar en Direct'],
  ['/comparateur/eur', 'Meilleur taux EUR / TND : achat 3,310, vente 3,412 au 20/11/2026'],
  ['/meilleur-taux-de-change', 'Meilleur taux Euro : achat 3,310 (STB), vente 3,412 (BIAT)'],
  ['/faq', 'Questions fréquentes | Dinar en Direct'],
])('The title of %s is « %s »', (address, title) => {
  expect(titleAt(address)).toBe(title);
});

test('Banks that share a best rate are counted in the title, as on the page', () => {
  const { banks, ...euro } = statsOf('EUR');
  const shared = [...banks, bankQuote('BHBK', [3.31, 3.42], today)];
  expect(titleAt('/meilleur-taux-de-change', storedRates({ ...euro, banks: shared }))).toBe(
    'Meilleur taux Euro : achat 3,310 (2 banques), vente 3,412 (BIAT)',
  );
});

test.each([
  ['/convertisseur', 'Convertisseur : 1 EUR = 3,31 TND chez STB au 20/11/2026'],
  ['/convertisseur/eur/tnd', 'Euro en Dinar Tunisien : 1 EUR = 3,31 TND chez STB au 20/11/2026'],
  ['/convertisseur/tnd/eur', 'TND en EUR : 1 TND = 0,2931 EUR chez BIAT au 20/11/2026'],
  [
    '/500-euros-en-dinar-tunisien',
    '500 euros en dinar tunisien : 1\u202f655,00 TND chez STB au 20/11/2026',
  ],
  ['/convertisseur/eur/tnd/37', '37 EUR en Dinar Tunisien : 122,47 TND chez STB au 20/11/2026'],
  [
    '/convertisseur?from=TND&to=EUR&amount=12000&intent=buy',
    'Acheter 12\u202f000 EUR : 40\u202f944,00 TND chez BIAT au 20/11/2026',
  ],
  [
    '/convertisseur/eur/tnd/0,001',
    '0,001 EUR en Dinar Tunisien : 0,003310 TND chez STB au 20/11/2026',
  ],
])('The title of %s has the amount received, not the mid rate: « %s »', (path, title) => {
  expect(titleAt(path)).toBe(title);
});

test.each([
  ['/convertisseur/eur/eur', 'Convertisseur de devises en dinar tunisien'],
  ['/50-euros-en-dinar-tunisien?from=XYZ', 'Convertisseur de devises en dinar tunisien'],
  ['/convertisseur/eur/tnd/1e9', 'Convertisseur Euro (EUR) en Dinar Tunisien (TND)'],
  ['/500-euros-en-dinar-tunisien?amount=', 'Convertisseur Euro (EUR) en Dinar Tunisien (TND)'],
])('The title of %s, where something cannot be read, has no amount: « %s »', (path, title) => {
  expect(titleAt(path)).toContain(title);
  expect(titleAt(path)).not.toMatch(/\d/);
});

test('The title answers a conversion in any part of the address', () => {
  const rates = storedRates(statsOf('EUR'), {
    ...statsOf('USD'),
    banks: [bankQuote('BIAT', [2.9, 3], today)],
  });
  expect([
    titleAt('/convertisseur?from=USD&to=TND&amount=200', rates),
    titleAt('/50-euros-en-dinar-tunisien?from=USD&to=TND&amount=200', rates),
    titleAt('/convertisseur/usd/tnd/200', rates),
    titleAt('/convertisseur?amount=50', rates),
  ]).toEqual([
    '200 USD : 580,00 TND chez BIAT, seule lue au 20/11/2026',
    '200 USD : 580,00 TND chez BIAT, seule lue au 20/11/2026',
    '200 USD : 580,00 TND chez BIAT, seule lue au 20/11/2026',
    '50 euros en dinar tunisien : 165,50 TND chez STB au 20/11/2026',
  ]);
});

test('A chosen bank is named only if its rates are used', () => {
  expect([
    titleAt('/convertisseur/eur/tnd/100?bank=stb'),
    titleAt('/convertisseur/eur/tnd/100?bank=atb'),
    titleAt('/convertisseur/eur/tnd?bank=bct'),
  ]).toEqual([
    '100 euros en dinar tunisien : 331,00 TND chez STB au 20/11/2026',
    '100 euros en dinar tunisien : 330,60 TND en moyenne de 3 banques',
    'EUR en TND : 1 EUR = 3,39 TND, au cours moyen du 19/11/2026',
  ]);
});

test('A currency that no bank quotes has a value marked as mid rate', () => {
  expect([
    titleAt('/convertisseur/usd/tnd'),
    titleAt('/10-dollars-en-dinar-tunisien'),
    titleAt('/convertisseur/eur/usd'),
  ]).toEqual([
    'USD en TND : 1 USD = 2,93 TND, au cours moyen du 19/11/2026',
    '10 dollars en dinar tunisien : 29,35 TND, au cours moyen',
    'Euro en Dollar US : 1 EUR = 1,13 USD, en partie au cours moyen',
  ]);
});

test('Every word for a currency leads to its best rates, including codes and names', () => {
  const banks = [
    bankQuote('BIAT', [2.9, 2.98], today),
    bankQuote('STBK', [2.91, 2.99], thursday),
    bankQuote('BNTE', [2.89, 2.97], today),
  ];
  const rates = storedRates(
    ...(['EUR', 'USD', 'GBP', 'CHF'] as const).map((currency) => ({ currency, banks })),
  );
  const titles = [
    [
      ['usd', 'dollar', 'dollars', 'dollar-us'],
      'Meilleur taux Dollar US : achat 2,910 (STB), vente 2,970 (BNA)',
    ],
    [['eur', 'EUR', 'euro', 'euros'], 'Meilleur taux Euro : achat 2,910 (STB), vente 2,970 (BNA)'],
    [['gbp', 'livre', 'livre-sterling'], 'Meilleur taux Livre Sterling : achat 2,910, vente 2,970'],
    [['chf', 'franc-suisse'], 'Meilleur taux Franc Suisse : achat 2,910 (STB), vente 2,970 (BNA)'],
  ] as const;
  for (const [words, title] of titles) {
    const addresses = words.flatMap((word) => [word, `${word}-aujourdhui`]);
    expect(addresses.map((word) => titleAt(`/meilleur-taux-de-${word}`, rates))).toEqual(
      addresses.map(() => title),
    );
  }
});

test('The title of a bank with an older board has its day; a board too old is dropped', () => {
  const banks = [bankQuote('LPTN', [3.302, 3.412], day('2026-11-16'))];
  const rates = storedRates({ currency: 'EUR', banks });
  expect([
    titleAt('/cours-change/la-poste-tunisienne', rates),
    titleAt('/cours-change/la-poste-tunisienne', rates, day('2026-11-24')),
  ]).toEqual([
    'La Poste Tunisienne : EUR 3,302 / 3,412 TND au 16/11/2026',
    'Cours de change La Poste Tunisienne | Dinar en Direct',
  ]);
});

test('Small rates keep four digits', () => {
  const banks = (['BIAT', 'STBK', 'BNTE'] as const).map((bank) =>
    bankQuote(bank, [0.018165, 0.018681], today),
  );
  const rates = storedRates({ currency: 'JPY', banks });
  expect([titleAt('/comparateur/jpy', rates), titleAt('/convertisseur/jpy/tnd', rates)]).toEqual([
    'Meilleur taux JPY / TND : achat 0,01817, vente 0,01868',
    'JPY en TND : 1 JPY = 0,01817 TND, 3 banques à égalité',
  ]);
});

test('A title that is too long drops the names of the currencies, then the day', () => {
  const rates = new Map([rateOf('KWD', 9.5123), rateOf('NOK', 0.2967)]);
  expect(titleAt('/convertisseur/kwd/tnd', rates)).toBe(
    'KWD en TND : 1 KWD = 9,51 TND, au cours moyen du 20/11/2026',
  );
  expect(titleAt('/convertisseur/kwd/nok/123456', rates)).toBe(
    '123\u202f456 KWD : 3\u202f958\u202f040,14 NOK, au cours moyen du 20/11/2026',
  );
});

function rateOf(
  currency: ForeignCurrencyCode,
  value: number,
): readonly [ForeignCurrencyCode, RatesStats] {
  return [currency, { currency, central: { value, date: today, source: 'bct' }, banks: [] }];
}
