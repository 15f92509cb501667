import { bankTable } from '@dinar/domain/banks/bank-table';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { boardOfStats, euroStats } from '../../testing/rates-fixtures.ts';
import { loadScreens, showApp } from '../../testing/show-app.tsx';

beforeAll(loadScreens);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function showRates() {
  const board = boardOfStats(euroStats(), euroStats({ currency: 'USD' }));
  showApp('/cours-change', [board]);
}

it('shows every bank’s purchase and sale rates side by side, with day, source and a link to the bank', async () => {
  showRates();
  const table = within(screen.getByRole('table', { name: /Achat et vente en dinars/ }));
  const rows = () =>
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ')));
  expect(rows()).toEqual([
    ['BIBIAT 20 nov.site de la banque', '3,360 / 3,420', '3,360 / 3,420'],
    ['BNBNA 20 nov.site de la banque', '3,340 / 3,400', '3,340 / 3,400'],
    ['STSTB 20 nov.site de la banque', '3,350 / 3,410', '3,350 / 3,410'],
  ]);
  expect(table.getByRole('link', { name: 'STB' }).getAttribute('href')).toBe('/cours-change/stb');
  await userEvent.click(table.getByRole('button', { name: 'EUR' }));
  expect(rows().map(([bank]) => bank?.slice(2, 5))).toEqual(['BNA', 'STB', 'BIA']);
});

it('reports a working day, and on a Sunday that banks are closed', () => {
  showRates();
  expect(screen.getByText('Jour ouvré')).toBeDefined();
  cleanup();
  vi.setSystemTime(new Date('2026-11-22T09:00:00Z'));
  showRates();
  expect(screen.getByText('Banques fermées aujourd’hui').parentElement?.textContent).toBe(
    'Banques fermées aujourd’hui (dimanche).',
  );
});

it('a card for each bank shows mark, name and id, and a text names the main banks', () => {
  showApp('/cours-change');
  const grid = within(screen.getByRole('region', { name: 'Choisir une banque' }));
  const cards = grid.getAllByRole('link');
  expect([cards.length, cards.filter((card) => card.querySelector('[data-bank]')).length]).toEqual([
    bankTable.length,
    bankTable.length,
  ]);
  const [mark, name, id] = ['BH', 'BH Bank', 'bh'];
  const bh = grid.getByRole('link', { name: `${name} ${id}` });
  expect(bh.querySelector('[data-bank]')?.textContent).toBe(mark);
  expect(bh.getAttribute('href')).toBe('/cours-change/bh');
  const text = within(screen.getByRole('region', { name: 'Les principales banques de Tunisie' }));
  expect(text.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Banque Centrale de Tunisie',
    'Banque Internationale Arabe de Tunisie (BIAT)',
    'Banque Nationale Agricole (BNA)',
    'Société Tunisienne de Banque (STB)',
    'Arab Tunisian Bank (ATB)',
    'Attijari Bank',
    'Amen Bank',
    'BH Bank',
    'Union Internationale de Banques (UIB)',
    'comparez les banques',
    'convertissez un montant',
  ]);
  expect(text.getByRole('link', { name: 'Amen Bank' }).getAttribute('href')).toBe(
    '/cours-change/amen-banque',
  );
});

it('the bank’s own header shows mark, name and id', () => {
  showApp('/cours-change/bh');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cours de change BH Bank');
  const main = screen.getByRole('main');
  expect(main.querySelector('[data-bank]')?.textContent).toBe('BH');
  expect(within(main).getByText('bh')).toBeDefined();
});
