import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cellsOf, heading } from '../../testing/page-queries.ts';
import { euroStats } from '../../testing/rates-fixtures.ts';
import { showPagesAt, showRates } from '../../testing/show-app.tsx';

showPagesAt('2026-11-20T14:00:00Z');

const showSheet = (path: string) => showRates(path, euroStats());

const linesOf = (name: string) =>
  cellsOf(within(screen.getByRole('region', { name })).getAllByRole('row'));

it('has the usual amounts both ways, at the mean of the banks, with day and source', () => {
  showSheet('/aide-memoire/eur');
  expect(linesOf('De EUR en TND').map((cells) => cells.join(' = '))).toEqual([
    'EUR = TND',
    '5 = 16,75',
    '10 = 33,50',
    '20 = 67,00',
    '50 = 167,50',
    '100 = 335,00',
    '200 = 670,00',
    '500 = 1 675,00',
    '1 000 = 3 350,00',
  ]);
  expect(linesOf('De TND en EUR')[5]).toEqual(['100', '29,33']);
  const way = screen.getByRole('region', { name: 'De EUR en TND' });
  expect(way.textContent).toContain('moyenne des cours acheteurs de 3 banques');
  expect(way.textContent).toContain('site de la banque');
});

it('reports a missing rate once, and shows no number in its place', () => {
  showSheet('/aide-memoire/usd');
  expect(screen.getAllByText('Aucun cours de USD aujourd’hui.')).toHaveLength(1);
  expect(screen.getByRole('main').textContent).not.toContain('Ce que l’on reçoit');
  expect(screen.getByRole('main').textContent).not.toMatch(/\d,\d/);
});

it('an unknown currency gets the sheet of the euro', () => {
  showSheet('/aide-memoire/xyz');
  expect(heading()).toBe('Aide-mémoire de change\u202f: Euro et dinar');
});
