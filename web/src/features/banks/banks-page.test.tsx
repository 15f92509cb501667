import { bankTable } from '@dinar/domain/banks/bank-table';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { allWords, cellsOf, heading, hrefOf } from '../../testing/page-queries.ts';
import { euroStats } from '../../testing/rates-fixtures.ts';
import { showApp, showPagesAt, showRates } from '../../testing/show-app.tsx';

showPagesAt();

const show = (path = '/cours-change') =>
  showRates(path, euroStats(), euroStats({ currency: 'USD' }));

function rows() {
  const table = screen.getByRole('table', { name: /Achat et vente en dinars/ });
  const [, , ...body] = within(table).getAllByRole('row');
  return cellsOf(body).map((cells) => cells.slice(0, 3));
}

it('ranks the banks for a currency and a side, under a row of the best, with day and source once', async () => {
  show();
  expect(rows()).toEqual([
    ['Meilleur', '3,360BIAT', '3,400BNA'],
    ['BIBIAT', '3,360, en tête', '3,420'],
    ['STSTB', '3,350', '3,410'],
    ['BNBNA', '3,340', '3,400, en tête'],
  ]);
  const board = screen.getByRole('region', { name: 'Les cours du jour' });
  expect(board.textContent).toContain(
    'EUR\u202f: 3 banques comparées. Aujourd’hui · Source\u202f: site de la banque',
  );
  expect(board.querySelectorAll('time')).toHaveLength(1);
  await userEvent.click(screen.getByRole('radio', { name: 'J’achète' }));
  expect(rows().map(([bank]) => bank)).toEqual(['Meilleur', 'BNBNA', 'STSTB', 'BIBIAT']);
  expect(hrefOf('STB')).toBe('/cours-change/stb/eur?intent=buy');
  expect(hrefOf('USD')).toBe('/cours-change?intent=buy&devise=USD');
});

it('a heading ranks by its column, and an address restores the choice', async () => {
  show('/cours-change?devise=USD&intent=buy');
  const ranked = () =>
    screen
      .getAllByRole('columnheader', { hidden: true })
      .filter((head) => head.hasAttribute('aria-sort'))
      .map((head) => [head.textContent, head.getAttribute('aria-sort')]);
  expect(ranked()).toEqual([['Vente USD', 'ascending']]);
  // Not by its role: the style of a narrow page hides it here, where no container has a width.
  const [head] = [...document.querySelectorAll('th button')].filter(
    ({ textContent }) => textContent === 'Achat EUR',
  );
  if (!head) throw new Error('There is no such heading');
  await userEvent.click(head);
  expect(ranked()).toEqual([['Achat EUR', 'descending']]);
});

it('with fewer than three boards there is no row of the best', () => {
  const banks = euroStats().banks.slice(0, 2);
  showRates('/cours-change', euroStats({ banks }));
  expect(rows().map(([bank]) => bank)).toEqual(['BIBIAT', 'BNBNA']);
  expect(screen.getByRole('table').textContent).not.toContain('en tête');
});

it('reports a working day, a day to which a feast may move, and on a Sunday that banks are closed', () => {
  show();
  expect(screen.getByText('Jour ouvré').parentElement?.textContent).not.toContain('fête');
  cleanup();
  // The Aïd is expected on the next day.
  vi.setSystemTime(new Date('2026-05-26T09:00:00Z'));
  show();
  expect(screen.getByText('Jour ouvré').parentElement?.textContent).toContain(
    'sauf si la fête attendue est avancée ou retardée d’un jour',
  );
  cleanup();
  vi.setSystemTime(new Date('2026-11-22T09:00:00Z'));
  show();
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
  expect(allWords(text.getAllByRole('link'))).toEqual([
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
  expect(hrefOf('Amen Bank', text)).toBe('/cours-change/amen-banque');
});

it('the bank’s own header shows mark, name and id', () => {
  showApp('/cours-change/bh');
  expect(heading()).toBe('Cours de change BH Bank');
  const main = screen.getByRole('main');
  expect(main.querySelector('[data-bank]')?.textContent).toBe('BH');
  expect(within(main).getByText('bh')).toBeDefined();
});

it.each(['/bureau-de-change', '/bureau-de-change-tunis'])(
  '%s says who may run an exchange bureau, and that the page has no rates of bureaux',
  (path) => {
    show(path);
    const page = screen.getByRole('main');
    expect(page.textContent).toContain('est tenu par une personne qu’autorise la Banque Centrale');
    expect(page.textContent).toContain('Cette page n’a ni leur liste ni leurs cours');
    expect(hrefOf(/avec les sources$/)).toBe('/regles-de-change');
  },
);

it('the page of the banks says nothing of exchange bureaux', () => {
  show();
  expect(screen.getByRole('main').textContent).not.toMatch(/bureau/i);
});
