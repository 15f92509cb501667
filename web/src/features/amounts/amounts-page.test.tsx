import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { allWords, field, hrefOf, typeInto } from '../../testing/page-queries.ts';
import { euroStats } from '../../testing/rates-fixtures.ts';
import { showPagesAt, showRates } from '../../testing/show-app.tsx';

showPagesAt();

const rows = () => {
  const table = screen.getByRole('region', { name: 'Le montant dans chaque devise' });
  return allWords(within(table).getAllByRole('row'));
};

it('an amount is converted in both directions with its bank, and travels in the address', async () => {
  showRates('/toutes-les-devises?amount=250', euroStats());
  expect(rows()).toEqual([
    'DevisePour 250 en devisePour 250 TND',
    'EUREuro840,00 TNDBIAT73,53 EURBNA',
  ]);
  await typeInto(field('Montant'), '1 000');
  expect(rows()[0]).toBe('DevisePour 1 000 en devisePour 1 000 TND');
  await vi.waitFor(() => expect(location.search).toBe('?amount=1+000'));
  expect(hrefOf('BIAT')).toBe('/cours-change/biat/eur?amount=1000');
});

it('an amount with a currency counts in each one, without a note that names one', async () => {
  showRates('/toutes-les-devises', euroStats());
  await typeInto(field('Montant'), '100 USD');
  expect(rows()[0]).toBe('DevisePour 100 en devisePour 100 TND');
  expect(screen.queryByText(/Compté en/)).toBeNull();
});

it('an amount that cannot be read is kept, said, and leaves the former one below', async () => {
  showRates('/toutes-les-devises?amount=beaucoup', euroStats());
  const amount = field('Montant');
  expect([amount.value, amount.getAttribute('aria-invalid')]).toEqual(['beaucoup', 'true']);
  expect(rows()[0]).toBe('DevisePour 100 en devisePour 100 TND');
});

it('a day without any rate is reported, without an empty table', () => {
  showRates('/toutes-les-devises');
  expect(screen.getByRole('alert').textContent).toBe("Aucun taux disponible pour aujourd'hui");
  expect(screen.queryByRole('table')).toBeNull();
});
