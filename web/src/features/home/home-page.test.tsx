import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createBoardStore } from '../../data/board-store.ts';
import { boardOfStats, euroStats } from '../../testing/rates-fixtures.ts';
import { loadScreens, showApp } from '../../testing/show-app.tsx';

beforeAll(loadScreens);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function show(path = '/') {
  const board = boardOfStats(euroStats());
  return showApp(path, { store: createBoardStore({ kind: 'static', board }) });
}

it('home says that its rates are updated every hour', () => {
  show();
  expect(screen.getByText(/mis à jour toutes les heures/)).toBeDefined();
});

it('each of the seven currencies is a button with its flag and what one unit is worth', () => {
  show();
  const section = within(screen.getByRole('region', { name: 'Choisir une devise' }));
  const buttons = section.getAllByRole('button', { name: /^\w{3} ?1 \w{3} =/ });
  expect(buttons.map((button) => button.textContent)).toEqual([
    'EUR1 EUR = 3,3891 TND',
    ...['USD', 'GBP', 'CAD', 'AED', 'SAR', 'DZD'].map((code) => `${code}1 ${code} = 0,0000 TND`),
  ]);
  expect(buttons.map((button) => button.querySelectorAll('use').length)).toEqual(
    buttons.map(() => 1),
  );
});

it.each([
  ['2026-11-20T14:30:00Z', 'Aujourd’hui, vendredi 20 novembre 2026, 15:30'],
  ['2026-11-20T23:12:00Z', 'Aujourd’hui, vendredi 20 novembre 2026'],
])('a live rate written at %s is dated « %s »: no time of another day', (at, words) => {
  vi.setSystemTime(new Date(at));
  const board = boardOfStats(euroStats({ updatedAt: new Date(at) }));
  showApp('/', { store: createBoardStore({ kind: 'static', board }) });
  const answer = within(screen.getByRole('region', { name: /^Cours actuel/ }));
  expect(answer.getByText(words)).toBeDefined();
});

it('« Actualiser » and « Actualiser les Taux » read the rates again', async () => {
  const { store } = show();
  const read = vi.fn(async () => boardOfStats(euroStats()));
  store.setReader(read);
  await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
  expect(await screen.findByText('Taux actualisés à 10:00')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Actualiser les Taux' }));
  expect(read).toHaveBeenCalledTimes(2);
});

it('four claims say why to choose the site', () => {
  show();
  const block = within(screen.getByRole('region', { name: /^Pourquoi choisir/ }));
  expect(block.getAllByRole('heading', { level: 3 }).map((claim) => claim.textContent)).toEqual([
    'Taux officiels de la Banque Centrale',
    'Comparaison multi-banques',
    'Mise à jour continue',
    '100% gratuit',
  ]);
});

it('home starts with the euro, 100 to convert and 1000 dinars to compare', () => {
  show();
  const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  expect([value('Montant'), value('Montant à comparer')]).toEqual(['100', '1000']);
  expect(screen.getByRole('radio', { name: 'Dinars (TND)' }).matches(':checked')).toBe(true);
  expect(screen.getByRole('button', { pressed: true, name: /1 EUR =/ })).toBeDefined();
  expect(screen.getByTestId('conversion-result').textContent).toBe('338,91');
});

it('the analysis tells best rates with their bank, the central and the direct rate, with 4 decimals', () => {
  show();
  const block = screen.getByRole('region', { name: 'Taux de Change EUR / TND - Euro' });
  expect(within(block).getByText('Temps Réel')).toBeDefined();
  for (const text of [
    'Meilleur achat3,3600 TND',
    'Meilleure vente3,4000 TND',
    'Banque Centrale3,3752 TND',
    'Taux direct3,3891 TND',
  ]) {
    expect(block.textContent).toContain(text);
  }
  const best = within(block).getByText('Meilleur achat').closest('div');
  expect(best?.textContent).toContain('BIAT');
  expect(best?.querySelector('[data-bank]')?.textContent).toBe('BI');
});

it('the comparison mode goes to the currency and back', async () => {
  show();
  const radio = (name: string) => screen.getByRole('radio', { name });
  await userEvent.click(radio('Devise (EUR)'));
  expect(radio('Devise (EUR)').matches(':checked')).toBe(true);
  await userEvent.click(radio('Dinars (TND)'));
  expect(radio('Dinars (TND)').matches(':checked')).toBe(true);
});

it('choosing a currency recalculates the conversion and changes the page’s title', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /1 USD =/ }));
  expect(screen.getByTestId('conversion-result').textContent).toBe('0,00');
  await vi.waitFor(() => expect(document.title).toMatch(/dollar|USD/i));
});
