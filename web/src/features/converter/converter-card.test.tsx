import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  allWords,
  field,
  heading,
  hrefOf,
  hrefsIn,
  press,
  typeInto,
} from '../../testing/page-queries.ts';
import { boardOfStats, euroStats, friday } from '../../testing/rates-fixtures.ts';
import { showPagesAt, showRates } from '../../testing/show-app.tsx';

showPagesAt();

const dollar = euroStats({
  currency: 'USD',
  live: { value: 2.9012, date: friday, source: 'live-fx' },
});

const show = (path = '/convertisseur') => showRates(path, euroStats(), dollar);

const options = (name: string) =>
  allWords(within(screen.getByRole('combobox', { name })).getAllByRole('option'));
const value = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;
const result = () => screen.queryByTestId('conversion-result')?.textContent;
const amount = () => field('Montant');

it('the form asks amount, two currencies and, optionally a bank', () => {
  show();
  expect([amount().value, value('De'), value('Vers')]).toEqual(['1', 'EUR', 'TND']);
  expect(screen.getByText('€')).toBeDefined();
  expect(options('De')).toHaveLength(12);
  expect(options('Vers')[11]).toBe('TND – Dinar Tunisien');
  expect(options('Banque (facultatif)')).toEqual([
    'Toutes les banques (moyenne)',
    'ATB',
    'BCT',
    'BIAT',
    'STB',
  ]);
});

it('it is a plain form whose fields match its address', () => {
  show('/convertisseur?from=USD&to=TND&amount=20,5&bank=bh');
  const form = amount().form;
  if (!form) throw new Error('The field is in no form');
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/convertisseur']);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    intent: '',
    amount: '20,5',
    from: 'USD',
    to: 'TND',
    bank: 'bh',
  });
  expect(hrefOf('Inverser les devises')).toBe('/convertisseur?from=TND&to=USD&amount=20.5&bank=bh');
});

it('an amount to buy is in the purchased currency, and every control shows it', async () => {
  show('/convertisseur?from=TND&to=USD&amount=12000&intent=buy');
  const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  expect([value('De'), value('Vers'), isChosen('Je veux acheter des dollars US')]).toEqual([
    'TND',
    'USD',
    true,
  ]);
  expect(screen.getByText('$').tagName).toBe('SPAN');
  expect(screen.getByText(/^Pour acheter 12.000 USD vous payez$/).tagName).toBe('P');
  expect(result()).toBe('40\u202f800,00');
  expect(hrefOf(/^50 ?USD$/)).toBe('/convertisseur?from=TND&to=USD&amount=50&intent=buy');
  expect(heading()).toBe('Acheter 12\u202f000 USD');
  await userEvent.click(screen.getByRole('radio', { name: 'J’ai des dollars US' }));
  expect([value('De'), value('Vers'), result()]).toEqual(['USD', 'TND', '40\u202f320,00']);
});

it('the result is shown with amount, currency and bank, and disappears when there is none', async () => {
  show();
  expect(result()).toBe('3,36');
  await typeInto(amount(), '10');
  expect(result()).toBe('33,60');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Banque/ }), 'STB');
  expect(result()).toBe('33,50');
  await userEvent.click(screen.getByRole('link', { name: 'Inverser les devises' }));
  expect(result()).toBe('2,93');
  await typeInto(amount(), '0');
  expect(result()).toBeUndefined();
});

it('keeps all changes that are made before the first one renders', () => {
  show();
  act(() => {
    fireEvent.change(screen.getByRole('combobox', { name: 'De' }), { target: { value: 'USD' } });
    fireEvent.change(screen.getByRole('combobox', { name: /Banque/ }), {
      target: { value: 'biat' },
    });
    fireEvent.change(amount(), { target: { value: '20' } });
  });
  expect([value('De'), value('Banque (facultatif)'), amount().value]).toEqual([
    'USD',
    'biat',
    '20',
  ]);
});

it('each popular amount is one click away', async () => {
  show();
  const popular = within(screen.getByRole('group', { name: 'Montants populaires' }));
  const links = popular.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    '1 EUR',
    '5 EUR',
    '10 EUR',
    '20 EUR',
    '50 EUR',
    '100 EUR',
    '200 EUR',
    '500 EUR',
    '1\u202f000 EUR',
  ]);
  const fifty = popular.getByRole('link', { name: /^50 ?EUR$/ });
  expect(fifty.getAttribute('href')).toBe('/convertisseur?from=EUR&to=TND&amount=50');
  await userEvent.click(fifty);
  expect([amount().value, result()]).toEqual(['50', '168,00']);
  expect(popular.getByRole('link', { current: true }).textContent).toBe('50 EUR');
});

it('« Convertir » says the result again and « Actualiser » reads the rates of the day', async () => {
  const store = show('/convertisseur?amount=10');
  store.setReader(async () => boardOfStats(euroStats()));
  await press('Actualiser');
  expect(await screen.findByText('Taux actualisés à 10:00')).toBeDefined();
  const said = '10 EUR = 33,60 TND chez BIAT';
  await press('Convertir');
  expect(await screen.findByText(said)).toBeDefined();
  await press('Convertir');
  expect(screen.queryByText(said)).toBeNull();
  expect(await screen.findByText(said)).toBeDefined();
});

it('« Convertir » leads to the field that cannot be read', async () => {
  show('/convertisseur?from=XYZ&to=TND&amount=10');
  await press('Convertir');
  expect(document.activeElement?.getAttribute('name')).toBe('from');
  await typeInto(amount(), 'dix');
  await press('Convertir');
  expect(document.activeElement).toBe(amount());
});

it('quick links lead to the nine fixed conversions', () => {
  show();
  const links = screen.getByRole('navigation', { name: 'Conversions fréquentes' });
  expect(hrefsIn(links)).toHaveLength(9);
  expect(hrefOf('10 euros en dinar tunisien', within(links))).toBe('/10-euros-en-dinar-tunisien');
});

function guide() {
  const heading = screen.getByRole('heading', { name: /^Ordres de grandeur/ });
  return [...(heading.parentElement?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
}

it('the guide gives orders of magnitude, marked as indicative', () => {
  show();
  expect(guide()).toEqual([
    '1 EUR = 3,3891 TND, 100 EUR ≈ 339 TND 20 nov.marché des changes',
    '1 USD = 2,9012 TND, 500 USD ≈ 1\u202f451 TND 20 nov.marché des changes',
    '1 GBP = 4,02 TND, 200 GBP ≈ 804 TND indicatif',
  ]);
});

it('the guide has its indicative figures where no rate is known', () => {
  showRates('/convertisseur');
  expect(guide()).toEqual([
    '1 EUR = 3,41 TND, 100 EUR ≈ 341 TND indicatif',
    '1 USD = 3,15 TND, 500 USD ≈ 1\u202f575 TND indicatif',
    '1 GBP = 4,02 TND, 200 GBP ≈ 804 TND indicatif',
  ]);
});
