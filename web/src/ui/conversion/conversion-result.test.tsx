import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import {
  type CurrencyCode,
  parseForeignCurrencyCode,
} from '@dinar/domain/currencies/currency-code';
import { decimal } from '@dinar/domain/money/decimal';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { storedRates } from '@dinar/domain/testing/board-fixtures';
import { boardOfToday } from '@dinar/domain/today/board-of-today';
import type { ConversionRequest } from '@dinar/domain/today/conversion-today';
import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { day, euroStats, friday, quote } from '../../testing/rates-fixtures.ts';
import { bestBanks } from './best-banks-part.ts';
import { conversionOutcome } from './conversion-outcome.ts';
import { ConversionResult } from './conversion-result.tsx';

beforeAll(async () => {
  await bestBanks.load();
});

const dollar: RatesStats = {
  currency: 'USD',
  live: { value: 2.9, date: friday, source: 'live-fx' },
  banks: [quote({ bankId: 'BIAT', purchaseRate: 2.88, saleRate: 2.94 })],
};

function show(
  asked: string,
  { stats = [euroStats(), dollar], today = friday, bank, fixedSide }: Shown = {},
): HTMLElement {
  const [text = '', from = '', to = ''] = asked.split(' ');
  const codeOf = (code: string): CurrencyCode => parseForeignCurrencyCode(code) ?? 'TND';
  const request = { amount: decimal(text), from: codeOf(from), to: codeOf(to), bank, fixedSide };
  const board = boardOfToday(storedRates(...stats), today);
  const outcome = conversionOutcome(request, board);
  render(
    <ConversionResult outcome={outcome} cause={asked} size="page" dot={null} onRetry={() => {}} />,
  );
  return screen.getByRole('region', { name: 'Résultat' });
}

interface Shown {
  readonly stats?: readonly RatesStats[];
  readonly today?: typeof friday;
  readonly bank?: ConversionRequest['bank'];
  readonly fixedSide?: ConversionRequest['fixedSide'];
}

/** The texts of a result, line by line. */
function lines(result: HTMLElement): string[] {
  return [...result.querySelectorAll('p, li')].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' ').trim(),
  );
}

it('a conversion to dinars uses the mean purchase rate, and shows the price of buying separately', () => {
  expect(lines(show('500 EUR TND'))).toEqual([
    'Vous recevez pour 500 EUR',
    '1 675,00 TND',
    '1 EUR = 3,3500 TND, moyenne des cours acheteurs de 3 banques. Aujourd’hui · Source : site de la banque',
    'Pour acheter 500 EUR : 1 705,00 TND (cours vendeur)',
    'Les banques qui donnent le plus',
    'BIBIAT★ la meilleure1 680,00 TND',
    'STSTB1 675,00 TND',
    'BNBNA1 670,00 TND',
    'Aujourd’hui · Source : site de la banque',
  ]);
});

it('a conversion from dinars uses the sale rate, and the bank with the lowest rate gives the most', () => {
  expect(lines(show('1000 TND EUR'))).toEqual([
    'Vous recevez pour 1 000 TND',
    '293,26 EUR',
    '1 TND = 0,2933 EUR',
    '1 EUR = 3,4100 TND, moyenne des cours vendeurs de 3 banques. Aujourd’hui · Source : site de la banque',
    'Pour obtenir 1 000 TND : 298,51 EUR (cours acheteur)',
    'Les banques qui donnent le plus',
    'BNBNA★ la meilleure294,12 EUR',
    'STSTB293,26 EUR',
    'BIBIAT292,40 EUR',
    'Aujourd’hui · Source : site de la banque',
  ]);
});

it('an amount to buy costs the mean of the sale rates, and the cheapest bank is first', () => {
  expect(lines(show('12000 TND EUR', { fixedSide: 'buy' }))).toEqual([
    '12 000 EUR coûtent',
    '40 920,00 TND',
    '1 EUR = 3,4100 TND, moyenne des cours vendeurs de 3 banques. Aujourd’hui · Source : site de la banque',
    'Les banques les moins chères',
    'BNBNA★ la meilleure40 800,00 TND',
    'STSTB40 920,00 TND',
    'BIBIAT41 040,00 TND',
    'Aujourd’hui · Source : site de la banque',
  ]);
});

it('the verb for one unit is singular, and a value at the mid rate is not called a price', () => {
  expect(lines(show('1 TND EUR', { fixedSide: 'buy' }))[0]).toBe('1 EUR coûte');
  document.body.replaceChildren();
  const stats = [euroStats({ banks: [] })];
  expect(lines(show('500 TND EUR', { fixedSide: 'buy', stats })).slice(0, 2)).toEqual([
    '500 EUR au cours moyen de référence',
    '1 694,55 TND',
  ]);
});

it('between two currencies each rate names its own banks, and no bank is listed', () => {
  expect(lines(show('100 EUR USD'))).toEqual([
    'Vous recevez pour 100 EUR',
    '113,95 USD',
    '1 EUR = 1,1395 USD',
    '1 EUR = 3,3500 TND, moyenne des cours acheteurs de 3 banques. Aujourd’hui · Source : site de la banque',
    '1 USD = 2,9400 TND, cours vendeur de la seule banque lue. Aujourd’hui · Source : site de la banque',
    'Pour obtenir 100 EUR : 118,40 USD (cours vendeur EUR, cours acheteur USD)',
  ]);
});

it('a chosen bank converts at its own rate', () => {
  const [, value, used, other] = lines(show('500 EUR TND', { bank: 'BIAT' }));
  expect([value, used, other]).toEqual([
    '1 680,00 TND',
    '1 EUR = 3,3600 TND, cours acheteur de BIAT. Aujourd’hui · Source : site de la banque',
    'Pour acheter 500 EUR : 1 710,00 TND (cours vendeur)',
  ]);
});

it('the mean replaces a chosen bank that lacks the currency, with a note', () => {
  expect(lines(show('500 EUR TND', { bank: 'ATBK' }))[2]).toBe(
    'ATB n’a pas de cours en vigueur pour EUR : la moyenne des banques est prise. 1 EUR = 3,3500 TND, moyenne des cours acheteurs de 3 banques. Aujourd’hui · Source : site de la banque',
  );
});

it('a value at the mid rate is not called an amount received', () => {
  const result = show('500 EUR TND', { stats: [euroStats({ banks: [] })] });
  expect(lines(result)).toEqual([
    '500 EUR au cours moyen de référence',
    '1 694,55 TND',
    '1 EUR = 3,3891 TND, cours moyen de référence (marché des changes), aucune banque lue ne cotant cette devise. Aujourd’hui · Source : ExchangeRate-API',
    `Aucune banque sur ${commercialBankCodes.length} lue`,
  ]);
});

it('the central bank’s rate is a reference too', () => {
  const [title, value, used] = lines(show('100 EUR TND', { bank: 'BCTN' }));
  expect([title, value, used]).toEqual([
    '100 EUR au cours moyen de référence',
    '337,52 TND',
    '1 EUR = 3,3752 TND, cours moyen de référence (Banque Centrale de Tunisie). Aujourd’hui · Source : Banque Centrale de Tunisie',
  ]);
});

it('below three boards in force no bank is called the best, and the number of banks read is shown', () => {
  const result = show('100 USD TND');
  expect(within(result).getByText(`1 banque sur ${commercialBankCodes.length} lue`)).toBeDefined();
  expect(result.textContent).not.toMatch(/★|meilleure/);
});

it('boards of different days each show their own day', () => {
  const monday = day('2026-11-23');
  const [first, ...others] = euroStats().banks;
  if (!first) throw new Error('The fixture has banks');
  const stats = euroStats({ banks: [{ ...first, date: monday }, ...others] });
  const result = show('500 EUR TND', { stats: [stats], today: monday });
  expect(lines(result)[2]).toContain(
    'Cours du vendredi 20 novembre 2026 au lundi 23 novembre 2026',
  );
  const days = [...result.querySelectorAll('li')].map((row) => row.querySelector('time')?.dateTime);
  expect(days).toEqual(['2026-11-23', '2026-11-20', '2026-11-20']);
});

it('every number of a result has its kind, its day and its source', () => {
  const result = show('500 EUR TND');
  const figures = [...result.querySelectorAll<HTMLElement>('[data-figure]')];
  expect(
    figures.map(({ dataset: { figure, pair, amount, bank } }) => [figure, pair, amount, bank]),
  ).toEqual([
    ['answer', 'EUR-TND', '500', undefined],
    ['unit', 'EUR-TND', '1', undefined],
    ['other-side', 'EUR-TND', '500', undefined],
    ['payout', 'EUR-TND', '500', 'BIAT'],
    ['payout', 'EUR-TND', '500', 'STBK'],
    ['payout', 'EUR-TND', '500', 'BNTE'],
  ]);
  for (const number of figures) {
    const part = number.closest('[data-item]');
    expect(part?.querySelector('time')?.dateTime).toBe('2026-11-20');
    expect(part?.querySelector('[data-provenance]')).not.toBeNull();
  }
});
