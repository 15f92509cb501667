import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { day, euroStats, friday, quote } from '../../testing/rates-fixtures.ts';
import { Comparison } from './comparison.tsx';

const quotes = euroStats().banks;

function rows() {
  const [, ...body] = within(screen.getByRole('table')).getAllByRole('row');
  return body.map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ')));
}

it('in TND mode the banks stand by ascending sale rate, with what 1000 TND buy', () => {
  render(<Comparison code="EUR" quotes={quotes} latestDay={friday} />);
  expect(rows()).toEqual([
    ['BNBNA★ Vente', '3,340', '3,400', '294,12', '294,12 EURMeilleur'],
    ['BIBIAT★ Achat', '3,360', '3,420', '292,4', '292,4 EUR−1,72 de moins que la meilleure banque'],
  ]);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Banque',
    'Achat',
    'Vente',
    '1\u202f000 TND en EUR',
    'Écart en EUR',
  ]);
});

it('in SELECTED mode they stand by descending purchase rate, with what the amount sells for', async () => {
  render(<Comparison code="EUR" quotes={quotes} latestDay={friday} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Devise (EUR)' }));
  const field = screen.getByRole('textbox', { name: 'Montant à comparer' });
  await userEvent.clear(field);
  await userEvent.type(field, '100,5');
  expect(rows()).toEqual([
    ['BIBIAT★ Achat', '3,360', '3,420', '337,68', '337,68 TNDMeilleur'],
    [
      'BNBNA★ Vente',
      '3,340',
      '3,400',
      '335,67',
      '335,67 TND−2,01 de moins que la meilleure banque',
    ],
  ]);
});

it('while the text is no amount the table stays that of the amount before it', async () => {
  render(<Comparison code="EUR" quotes={quotes} latestDay={friday} />);
  const before = rows();
  const field = screen.getByRole('textbox', { name: 'Montant à comparer' });
  await userEvent.type(field, 'x');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(rows()).toEqual(before);
});

it('another amount leaves the banks in the order that stands', async () => {
  const [first, second] = quotes;
  if (!first || !second) throw new Error('The fixture has two banks.');
  const swapped = [
    { ...first, saleRate: second.saleRate },
    { ...second, saleRate: first.saleRate },
  ];
  const { rerender } = render(<Comparison code="EUR" quotes={quotes} latestDay={friday} />);
  const banks = () => rows().map(([name]) => name?.slice(2, 5));
  expect(banks()).toEqual(['BNA', 'BIA']);
  rerender(<Comparison code="EUR" quotes={swapped} latestDay={friday} />);
  expect(banks()).toEqual(['BIA', 'BNA']);
  rerender(<Comparison code="EUR" quotes={quotes} latestDay={friday} />);
  expect(banks()).toEqual(['BIA', 'BNA']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Montant à comparer' }), '5');
  expect(banks()).toEqual(['BIA', 'BNA']);
});

it('a row of an earlier day carries its date and wins no badge', () => {
  const old = quote({ bankId: 'STBK', purchaseRate: 9, saleRate: 9.1, date: day('2026-11-18') });
  render(<Comparison code="EUR" quotes={[...quotes, old]} latestDay={friday} />);
  const stb = screen.getByRole('rowheader', { name: /STB/ });
  expect(stb.textContent).toBe('STSTBmercredi 18 novembre 2026');
});

it('demonstration is marked once when all is demonstration, and row by row otherwise', () => {
  const demo = quotes.map((entry) => ({ ...entry, source: 'demo' as const }));
  const { rerender } = render(<Comparison code="EUR" quotes={demo} latestDay={friday} />);
  expect(screen.getByRole('caption').textContent).toContain('Données de démonstration');
  expect(screen.queryByText('démo')).toBeNull();

  rerender(
    <Comparison code="EUR" quotes={[...quotes.slice(0, 1), ...demo.slice(1)]} latestDay={friday} />,
  );
  expect(screen.getByRole('caption').textContent).not.toContain('démonstration');
  expect(screen.getByRole('rowheader', { name: /BNA/ }).textContent).toContain('démo');
});

it('what is no amount is said under the field, and nothing breaks', async () => {
  render(<Comparison code="EUR" quotes={quotes} latestDay={friday} />);
  const field = screen.getByRole('textbox', { name: 'Montant à comparer' });
  await userEvent.clear(field);
  await userEvent.type(field, 'mille');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Entrez un nombre positif, par exemple 1 000,50')).toBeDefined();
});

it('while rates are awaited their place is kept', () => {
  render(<Comparison code="EUR" quotes={undefined} latestDay={undefined} />);
  expect(screen.getByTestId('comparison-skeleton').childElementCount).toBe(20);
});
