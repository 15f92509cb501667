import { bankTable } from '@dinar/domain/banks/bank-table';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadScreens, showApp } from '../../testing/show-app.tsx';

beforeAll(loadScreens);

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
