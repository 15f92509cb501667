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
import { banksWith, day, euroStats, friday, quote } from '../../testing/rates-fixtures.ts';
import { AnswerBlock, AnswerDetails } from './answer-block.tsx';
import { answerOutcome } from './answer-outcome.ts';

beforeAll(async () => {
  await AnswerDetails.preload();
});

const dollar: RatesStats = {
  currency: 'USD',
  live: { value: 2.9, date: friday, source: 'live-fx' },
  banks: [quote({ bankId: 'BIAT', purchaseRate: 2.88, saleRate: 2.94 })],
};

interface Shown {
  readonly stats?: readonly RatesStats[];
  readonly today?: typeof friday;
  readonly bank?: ConversionRequest['bank'];
  readonly fixedSide?: ConversionRequest['fixedSide'];
  /** An earlier one, whose block is then rendered again. */
  readonly container?: HTMLElement;
}

function show(
  asked: string,
  { stats = [euroStats(), dollar], today = friday, bank, fixedSide, container }: Shown = {},
): HTMLElement {
  const [text = '', from = '', to = ''] = asked.split(' ');
  const codeOf = (code: string): CurrencyCode => parseForeignCurrencyCode(code) ?? 'TND';
  const request = { amount: decimal(text), from: codeOf(from), to: codeOf(to), bank, fixedSide };
  const outcome = answerOutcome(request, boardOfToday(storedRates(...stats), today));
  render(
    <AnswerBlock
      outcome={outcome}
      reference={undefined}
      live={null}
      cause={asked}
      onRetry={() => {}}
    />,
    container && { container },
  );
  return screen.getByRole('region', { name: 'Résultat' });
}

const textOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();

/** The lines of the block that are always in sight. */
function lines(block: HTMLElement): string[] {
  return [...block.querySelectorAll('p, li, summary')]
    .filter((line) => !line.closest('dl'))
    .map(textOf);
}

/** The folded entries. */
function details(block: HTMLElement): string[] {
  return [...block.querySelectorAll('dl > div')].map((entry) =>
    [...entry.children].map(textOf).join(' | '),
  );
}

const fold = 'Marge, aller-retour, cours moyen, commission';
const foot = 'Cours du 20 novembre, site de la banqueVoir les 3 banquesMe prévenir';

it('to dinars the bank that gives the most leads, then the two next, the mean and the worst', () => {
  const block = show('500 EUR TND');
  expect(lines(block)).toEqual([
    'Pour 500 EUR vous recevez',
    '1 680,00 TND',
    'BIchez BIAT',
    'STSTB1 675,00',
    'BNBNA1 670,00',
    'En moyenne (3 banques) 1 675,00 ; au pire 1 670,00',
    fold,
    foot,
  ]);
  expect(details(block)).toEqual([
    'Cours utilisé | 1 EUR = 3,3600 TND, cours acheteur chez BIAT',
    'Pour acheter 500 EUR | 1 710,00 TND (cours vendeur)',
    'Au cours moyen de référence | 1 694,55 TNDAujourd’hui · Source : ExchangeRate-API · Marge : 14,55 TND, 0,86 %',
    'Aller-retour, en moyenne | Acheter puis revendre 500 EUR coûte 30,00 TND, 1,76 %',
    'Commission | Commission non publiée : à demander à la banque',
    'Guichets | Banques ouvertes aujourd’hui',
  ]);
});

it('from dinars the bank with the lowest sale rate gives the most', () => {
  const block = show('1000 TND EUR');
  expect(lines(block).slice(0, 6)).toEqual([
    'Pour 1 000 TND vous recevez',
    '294,12 EUR',
    'BNchez BNA',
    'STSTB293,26',
    'BIBIAT292,40',
    'En moyenne (3 banques) 293,26 ; au pire 292,40',
  ]);
  expect(details(block)).toContain(
    'Aller-retour, en moyenne | Changer 1 000 TND en EUR, puis revenir, coûte 17,60 TND, 1,76 %',
  );
});

it('an amount to buy is led by the cheapest bank and what it asks', () => {
  expect(lines(show('12000 TND EUR', { fixedSide: 'buy' })).slice(0, 6)).toEqual([
    'Pour acheter 12 000 EUR vous payez',
    '40 800,00 TND',
    'BNchez BNA',
    'STSTB40 920,00',
    'BIBIAT41 040,00',
    'En moyenne (3 banques) 40 920,00 ; au plus cher 41 040,00',
  ]);
});

it('every bank’s name leads to its own page with the question', () => {
  const hrefs = (block: HTMLElement) =>
    within(block)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(hrefs(show('12000 TND EUR', { fixedSide: 'buy' }))).toEqual([
    '/cours-change/bna/eur?intent=buy&amount=12000',
    '/cours-change/stb/eur?intent=buy&amount=12000',
    '/cours-change/biat/eur?intent=buy&amount=12000',
    'https://www.exchangerate-api.com/',
    '#banques',
    '/alertes?intent=buy&currency=EUR',
  ]);
});

it('where payouts look alike, the ranking is for 1 000 units, and says so', () => {
  expect(lines(show('1 EUR TND')).slice(0, 6)).toEqual([
    'Pour 1 EUR vous recevez',
    '3,36 TND',
    'BIchez BIATpour 1 000 EUR : 3 360,00',
    'STSTB3 350,00',
    'BNBNA3 340,00',
    'Pour 1 000 EUR, en moyenne (3 banques) 3 350,00 ; au pire 3 340,00',
  ]);
});

it('a tie says how many, and links each of its first banks', () => {
  const others = [quote({ bankId: 'UIBK' }), quote({ bankId: 'BTBK' })];
  const tied = [...euroStats().banks, ...others].map((bank) => ({ ...bank, purchaseRate: 3.35 }));
  expect(lines(show('500 EUR TND', { stats: [euroStats({ banks: tied })] })).slice(1, 5)).toEqual([
    '1 675,00 TND',
    '5 banques à égalité',
    'BIATBNABTet 2 autres',
    'En moyenne (5 banques) 1 675,00',
  ]);
});

it('a tie takes the lines of a single leader, so that a moving rate shifts none', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const linesBelow = (block: HTMLElement) => [...block.querySelectorAll('li')];
  const single = linesBelow(show('500 EUR TND', { container }));
  const banks = banksWith({ STBK: { purchaseRate: 3.36 } });
  const tied = linesBelow(show('500 EUR TND', { stats: [euroStats({ banks })], container }));
  expect(tied.map(textOf)).toEqual(['BIATSTB', 'BNBNA1 670,00']);
  expect(tied.map((line, place) => line === single[place])).toEqual([true, true]);
});

it('a chosen bank leads, with the best ones below it', () => {
  const block = show('500 EUR TND', { bank: 'BNTE' });
  expect(lines(block).slice(0, 6)).toEqual([
    'Pour 500 EUR vous recevez',
    '1 670,00 TND',
    'BNchez BNA',
    'BIBIAT1 680,00',
    'STSTB1 675,00',
    'En moyenne (3 banques) 1 675,00 ; au pire 1 670,00',
  ]);
  expect(details(block)[0]).toBe('Cours utilisé | 1 EUR = 3,3400 TND, cours acheteur chez BNA');
});

it('the mean leads in place of a chosen bank that lacks the currency, with a note', () => {
  expect(lines(show('500 EUR TND', { bank: 'ATBK' })).slice(1, 4)).toEqual([
    '1 675,00 TND',
    'en moyenne de 3 banques',
    'ATB n’a pas de cours en vigueur pour EUR : la moyenne des banques est prise.',
  ]);
});

it('below three boards in force the mean leads, and nobody is the best', () => {
  const block = show('100 USD TND');
  expect(lines(block)).toEqual([
    'Pour 100 USD vous recevez',
    '288,00 TND',
    `1 banque sur ${commercialBankCodes.length} lue`,
    'BIBIAT288,00',
    fold,
    'Cours du 20 novembre, site de la banqueVoir la banqueMe prévenir',
  ]);
  expect(block.textContent).not.toMatch(/★|meilleur|au pire|chez/);
});

it('between two currencies each rate has its own banks, and no bank is listed', () => {
  const block = show('100 EUR USD');
  expect(lines(block)).toEqual([
    'Pour 100 EUR vous recevez',
    '113,95 USD',
    'en moyenne des banques',
    'EUR : Aujourd’hui · Source : site de la banque',
    'USD : Aujourd’hui · Source : site de la banque',
    fold,
  ]);
  expect(details(block).slice(1, 3)).toEqual([
    'Pour obtenir 100 EUR | 118,40 USD (cours vendeur EUR, cours acheteur USD)EUR : Aujourd’hui · Source : site de la banqueUSD : Aujourd’hui · Source : site de la banque',
    'Au cours moyen de référence | 116,87 USDEUR : Aujourd’hui · Source : ExchangeRate-APIUSD : Aujourd’hui · Source : marché des changes · Marge : 2,50 %',
  ]);
});

it('a value at the mid rate is not called an amount received', () => {
  const unread = { stats: [euroStats({ banks: [] })] };
  expect(lines(show('500 EUR TND', unread)).slice(0, 2)).toEqual([
    '500 EUR au cours moyen de référence',
    '1 694,55 TND',
  ]);
  document.body.replaceChildren();
  expect(lines(show('100 EUR TND', { bank: 'BCTN' })).slice(0, 2)).toEqual([
    '100 EUR au cours moyen de référence',
    '337,52 TND',
  ]);
});

it('boards of different days each show their own day', () => {
  const monday = day('2026-11-23');
  const stats = euroStats({ banks: banksWith({ BIAT: { date: monday } }) });
  const block = show('500 EUR TND', { stats: [stats], today: monday });
  expect(lines(block).at(-1)).toBe(
    'Cours du 20 novembre au 23 novembre, site de la banqueVoir les 3 banquesMe prévenir',
  );
  expect(block.querySelector('[data-item] time')?.getAttribute('datetime')).toBe('2026-11-23');
  const days = [...block.querySelectorAll('li')].map((row) => row.querySelector('time')?.dateTime);
  expect(days).toEqual(['2026-11-20', '2026-11-20']);
});

it('shows on a Sunday that the banks are closed, and nothing for an amount of 0', () => {
  const block = show('500 EUR TND', { today: day('2026-11-22') });
  expect(details(block)).toContain('Guichets | Banques fermées aujourd’hui (dimanche)');
  document.body.replaceChildren();
  expect(lines(show('0 EUR TND'))).toEqual(['Entrez un montant à changer.']);
});
