import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { boardOfStats, euroStats } from '../../testing/rates-fixtures.ts';
import { loadScreens, showApp } from '../../testing/show-app.tsx';

beforeAll(loadScreens);

beforeEach(() => void vi.setSystemTime('2026-11-20T09:00:00Z'));

const rows = () =>
  within(screen.getByRole('region', { name: 'Le montant dans chaque devise' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' '));

it('an amount is converted in both directions with its bank, and travels in the address', async () => {
  showApp('/toutes-les-devises?amount=250', [boardOfStats(euroStats())]);
  expect(rows()).toEqual([
    'Devise250 en devise donnent250 dinars donnent',
    'EUREuro840,00 TNDBIAT73,53 EURBNA',
  ]);
  const field = screen.getByRole('textbox', { name: 'Montant' });
  await userEvent.clear(field);
  await userEvent.type(field, '1 000');
  expect(rows()[0]).toBe('Devise1 000 en devise donnent1 000 dinars donnent');
  await vi.waitFor(() => expect(location.search).toBe('?amount=1+000'));
  expect(screen.getByRole('link', { name: 'BIAT' }).getAttribute('href')).toBe(
    '/cours-change/biat/eur?amount=1000',
  );
});

it('an amount that cannot be read is kept, said, and leaves the former one below', async () => {
  showApp('/toutes-les-devises?amount=beaucoup', [boardOfStats(euroStats())]);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Montant' });
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['beaucoup', 'true']);
  expect(rows()[0]).toBe('Devise100 en devise donnent100 dinars donnent');
});

it('without rates it says so, and offers to try again', () => {
  showApp('/toutes-les-devises', []);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Un montant dans toutes les devises',
  );
  expect(screen.queryByRole('table')).toBeNull();
});

it('a day without any rate is reported, without an empty table', () => {
  showApp('/toutes-les-devises', [boardOfStats()]);
  expect(screen.getByRole('alert').textContent).toBe("Aucun taux disponible pour aujourd'hui");
  expect(screen.queryByRole('table')).toBeNull();
});
