import { decimal } from '@dinar/domain/money/decimal';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { allWords, press, typeInto } from '../../testing/page-queries.ts';
import { euroStats } from '../../testing/rates-fixtures.ts';
import { showApp, showPagesAt, showRates } from '../../testing/show-app.tsx';
import { keepFavourites, readFavourites } from './favourites.ts';
import { openingAddress } from './open-on-favourites.tsx';

showPagesAt();

const dollars = { currencies: ['USD'], amount: decimal('250.5'), bank: 'BIAT' } as const;
const address = () => location.pathname + location.search;

it('stores the choices on the device, and clears them', async () => {
  showApp('/favoris');
  const form = within(screen.getByRole('form', { name: 'Favoris' }));
  expect(form.queryByRole('button', { name: 'Effacer' })).toBeNull();
  await userEvent.selectOptions(form.getByLabelText('Devise'), 'USD');
  await typeInto(form.getByLabelText('Montant'), '250,5');
  await userEvent.selectOptions(form.getByLabelText('Banque'), 'biat');
  await userEvent.click(form.getByRole('button', { name: 'Garder sur cet appareil' }));
  expect(screen.getByText('Favoris gardés sur cet appareil.')).toBeDefined();
  expect(readFavourites()).toEqual(dollars);
  await userEvent.click(form.getByRole('button', { name: 'Effacer' }));
  expect(localStorage.getItem('favoris')).toBeNull();
  expect(screen.getByText('Favoris effacés de cet appareil.')).toBeDefined();
  expect(form.getByLabelText<HTMLSelectElement>('Devise').value).toBe('EUR');
});

it('shows what another tab has stored', () => {
  showApp('/favoris');
  act(() => {
    localStorage.setItem('favoris', '/convertisseur?from=USD&to=TND&amount=5');
    dispatchEvent(new StorageEvent('storage', { key: 'favoris' }));
  });
  expect(screen.getByLabelText<HTMLSelectElement>('Devise').value).toBe('USD');
  expect(screen.getByRole('button', { name: 'Effacer' })).toBeDefined();
});

it('stores several currencies, and shows what the amount gives in each', async () => {
  showRates('/favoris', euroStats());
  for (const name of ['USD', 'GBP']) await userEvent.click(screen.getByRole('checkbox', { name }));
  await userEvent.selectOptions(screen.getByLabelText('Devise'), 'GBP');
  await userEvent.selectOptions(screen.getByLabelText('Devise'), 'EUR');
  await userEvent.click(screen.getByRole('checkbox', { name: 'GBP' }));
  await press('Garder sur cet appareil');
  expect(readFavourites()).toEqual({ currencies: ['EUR', 'USD'], amount: decimal(100) });
  const amounts = screen.getByRole('region', { name: 'Le montant dans chaque devise' });
  expect(allWords(within(amounts).getAllByRole('rowheader'))).toEqual(['EUREuro']);
});

it.each([
  ['BNTE', '334,00 TND', 'BNA'],
  [undefined, '336,00 TND', 'BIAT'],
] as const)('the table has the rates of the bank %s that is stored', (bank, payout, name) => {
  keepFavourites({ currencies: ['EUR'], amount: decimal(100), bank });
  showRates('/favoris', euroStats());
  const table = screen.getByRole('region', { name: 'Le montant dans chaque devise' });
  const [cell] = within(table).getAllByRole('cell');
  expect(cell?.textContent).toContain(payout);
  expect(cell?.textContent).toContain(name);
});

it('does not store an invalid amount: it says nothing of the former one, and focuses the field', async () => {
  showApp('/favoris');
  await press('Garder sur cet appareil');
  await typeInto(screen.getByLabelText('Montant'), 'dix');
  await press('Garder sur cet appareil');
  expect(readFavourites()?.amount).toEqual(decimal(100));
  expect(screen.queryByText('Favoris gardés sur cet appareil.')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Montant'));
});

it('reports that a browser refuses to store the favourites', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  showApp('/favoris');
  await press('Garder sur cet appareil');
  expect(screen.getByText('Votre navigateur refuse de les garder.')).toBeDefined();
});

it.each([
  ['/', '/?devise=USD&bank=biat&amount=250.5'],
  ['/convertisseur', '/convertisseur?from=USD&to=TND&amount=250.5&bank=biat'],
  ['/comparateur', '/comparateur/usd?intent=sell&amount=250.5'],
])('%s opens on the favourites', async (opened, shown) => {
  keepFavourites(dollars);
  await act(async () => showApp(opened));
  expect(address()).toBe(shown);
});

it.each([
  '/?devise=GBP',
  '/convertisseur?from=GBP&to=TND&amount=1',
  '/convertisseur/eur/tnd/50',
  '/cours-change',
])('%s is a specific request, and stays unchanged', async (opened) => {
  keepFavourites(dollars);
  await act(async () => showApp(opened));
  expect(address()).toBe(opened);
});

it('an address stays unchanged without favourites, and a malformed stored text counts as none', async () => {
  await act(async () => showApp('/convertisseur'));
  expect(address()).toBe('/convertisseur');
  for (const text of [
    '',
    '{}',
    '?from=TND&amount=1',
    '?from=USD&amount=-3',
    '/?from=XXX&amount=1',
  ]) {
    localStorage.setItem('favoris', text);
    expect(readFavourites()).toBeUndefined();
  }
});

it('favourites open the pages of the visitor’s language', () => {
  const open = (pathname: string) => openingAddress({ pathname, search: '' }, dollars);
  expect(['/ar', '/en/comparateur', '/en/convertisseur', '/en/faq'].map(open)).toEqual([
    '/ar?devise=USD&bank=biat&amount=250.5',
    '/en/comparateur/usd?intent=sell&amount=250.5',
    '/en/convertisseur?from=USD&to=TND&amount=250.5&bank=biat',
    undefined,
  ]);
});

it('home keeps its address for its first question, and opens on a favourite that it shows', () => {
  const home = { pathname: '/', search: '' };
  expect(openingAddress(home, { currencies: ['EUR'], amount: decimal(100) })).toBeUndefined();
  expect(openingAddress(home, { currencies: ['CHF'], amount: decimal(10) })).toBeUndefined();
  expect(openingAddress(home, { currencies: ['CHF', 'GBP'], amount: decimal(10) })).toBe(
    '/?devise=GBP&amount=10',
  );
});
