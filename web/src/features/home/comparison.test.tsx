import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { countersToday } from '@dinar/domain/today/counters';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { comparedRows, field, hrefOf, typeInto } from '../../testing/page-queries.ts';
import { banksWith, day, euroStats, friday, quote } from '../../testing/rates-fixtures.ts';
import { Comparison } from './comparison.tsx';

afterEach(() => history.replaceState(null, '', '/'));

const { banks: quotes } = euroStats();

function shown({ currency, banks }: RatesStats, today = friday) {
  const counters = countersToday(currency, banks, today);
  return <Comparison code={currency} rates={{ counters }} today={today} asked={undefined} />;
}

const show = (banks = quotes, today = friday) => render(shown(euroStats({ banks }), today));

const rows = () => comparedRows(screen.getByRole('table'));
const caption = () => screen.getByRole('caption').textContent;
const amount = () => field('Montant à comparer');

it('in TND mode the banks are sorted by ascending sale rate, with what 1000 TND buy', () => {
  show();
  expect(rows()).toEqual([
    ['BNBNA★ Vente', '3,340', '3,400', '294,12', 'Meilleur'],
    ['STSTB', '3,350', '3,410', '293,26', '−0,86 EUR'],
    ['BIBIAT★ Achat', '3,360', '3,420', '292,40', '−1,72 EUR'],
  ]);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Banque',
    'Échelle communeachatvente3,3403,420',
    'Achat',
    'Vente',
    'EUR pour 1\u202f000 TND',
    'Écart',
  ]);
});

it('in SELECTED mode they are sorted by descending purchase rate, with what the amount sells for', async () => {
  show();
  await userEvent.click(screen.getByRole('radio', { name: 'Devise (EUR)' }));
  await typeInto(amount(), '100,5');
  expect(rows().map(([bank, , , payout, gap]) => [bank, payout, gap])).toEqual([
    ['BIBIAT★ Achat', '337,68', 'Meilleur'],
    ['STSTB', '336,68', '−1,01 TND'],
    ['BNBNA★ Vente', '335,67', '−2,01 TND'],
  ]);
});

const biat = ['BIBIAT', '3,360', '3,420', '292,40', '–'];

it.each([
  [1, [biat], `1 banque sur ${commercialBankCodes.length} lue,`],
  [
    2,
    [['BNBNA', '3,340', '3,400', '294,12', '–'], biat],
    `2 banques sur ${commercialBankCodes.length} lues`,
  ],
])('with %i boards in force nothing is best and no gap is shown', (count, shownRows, words) => {
  show(quotes.slice(0, count));
  expect(rows()).toEqual(shownRows);
  expect(caption()).toContain(words);
  expect(document.body.textContent).not.toMatch(/meilleur|★/i);
});

it('the day and the source that all rows share are shown once', () => {
  show();
  expect(caption()).toContain('Aujourd’hui · Source\u202f: site de la banque');
  expect(document.querySelectorAll('tbody time')).toHaveLength(0);
});

it('with two sources, a row that differs from the most names its own', () => {
  show(banksWith({ BIAT: { source: 'import' } }));
  expect(rows().map(([bank]) => bank)).toEqual([
    'BNBNA★ Vente',
    'STSTB',
    'BIBIAT★ Achat20 nov.relevé de notre équipe',
  ]);
});

it('each number has attributes for its kind, currency and bank', () => {
  show();
  const figures = [...document.querySelectorAll('tbody tr:first-child [data-figure]')].map(
    ({ textContent, attributes }) => [
      textContent,
      ...['figure', 'currency', 'bank', 'pair', 'amount'].map(
        (name) => attributes.getNamedItem(`data-${name}`)?.value,
      ),
    ],
  );
  expect(figures).toEqual([
    ['3,340', 'purchase', 'EUR', 'BNTE', undefined, undefined],
    ['3,400', 'sale', 'EUR', 'BNTE', undefined, undefined],
    ['294,12', 'payout', 'EUR', 'BNTE', 'TND-EUR', '1000'],
  ]);
});

it('while the amount is invalid, the table keeps the last valid amount', async () => {
  show();
  const before = rows();
  await userEvent.type(amount(), 'x');
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  expect(rows()).toEqual(before);
});

it('a row of an earlier day shows its date and gets no badge', () => {
  const old = quote({ bankId: 'ATBK', purchaseRate: 9, saleRate: 1.1, date: day('2026-11-18') });
  show([...quotes, old]);
  expect(rows().at(-1)).toEqual([
    'ATATBmercredi 18 novembre 2026site de la banque',
    '9,000',
    '1,100',
    '909,09',
    '–',
  ]);
  expect(caption()).toContain('Un cours plus ancien suit, hors comparaison.');
});

it('demonstration data are marked once, and a row of another source names its own', () => {
  const demo = quotes.map((entry) => ({ ...entry, source: 'demo' as const }));
  const { rerender } = show(demo);
  expect(caption()).toContain('Données de démonstration');
  expect(screen.queryByText('démo')).toBeNull();

  rerender(shown(euroStats({ banks: [...quotes.slice(0, 1), ...demo.slice(1)] })));
  expect(caption()).toContain('Données de démonstration');
  expect(screen.getByRole('rowheader', { name: /BIAT/ }).textContent).toContain(
    'site de la banque',
  );
});

it('each bank’s name leads to its page of the currency, with the question', () => {
  show();
  expect(hrefOf('BNA')).toBe('/cours-change/bna/eur?intent=spend&amount=1000');
});

it('an amount too small to part the banks is compared as 1 000, and the page says so', async () => {
  show();
  await typeInto(amount(), '1');
  expect(caption()).toContain('pour 1\u202f000 TND, car 1 TND ne les départage pas');
  expect(rows()[0]).toContain('294,12');
});

it('what is no amount is said under the field, and nothing breaks', async () => {
  show();
  await typeInto(amount(), 'mille');
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Entrez un nombre positif, comme 1 000,50')).toBeDefined();
});

it('shows a placeholder while rates load', () => {
  render(<Comparison code="EUR" rates={undefined} today={friday} asked={undefined} />);
  expect(screen.getByTestId('comparison-skeleton').childElementCount).toBe(6);
});

it('more than five banks have a disclosure that names their number, and all are in the page', () => {
  const { rerender } = show(quotes);
  expect(screen.queryByText(/^Voir les/)).toBeNull();
  const many = commercialBankCodes.slice(0, 9).map((bankId) => quote({ bankId }));
  rerender(shown(euroStats({ banks: many })));
  expect(rows()).toHaveLength(9);
  expect(screen.getByText('Voir les 9 banques').closest('details')?.open).toBe(false);
});

it('the link of the card to all banks opens them all, for the question of the card', () => {
  show(commercialBankCodes.map((bankId) => quote({ bankId })));
  expect(amount().value).toBe('1000');
  act(() => {
    location.hash = 'banques';
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(amount().value).toBe('100');
  expect(screen.getByRole('radio', { name: 'Devise (EUR)' })).toHaveProperty('checked', true);
  const others = screen.getByText('Voir les 19 banques').closest('details');
  expect(others?.open).toBe(true);
  // A change of the card takes the fragment out of the address, and folds nothing.
  act(() => history.replaceState(null, '', '/?amount=200'));
  act(() => dispatchEvent(new HashChangeEvent('hashchange')));
  expect(others?.open).toBe(true);
});
