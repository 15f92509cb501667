import { formatMoney } from '@dinar/domain/format/format-number';
import { decimal } from '@dinar/domain/money/decimal';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { field, heading, typeInto } from '../../testing/page-queries.ts';
import { dollarStats, euroStats } from '../../testing/rates-fixtures.ts';
import { showApp, showPagesAt, showRates } from '../../testing/show-app.tsx';

showPagesAt('2026-11-21T09:00:00Z');

const shown = () => screen.queryByTestId('conversion-result')?.textContent;

it('rates that did not load are reported, with no result', () => {
  const store = showApp('/convertisseur');
  act(() => store.failFeed('refused'));
  expect(screen.getByRole('alert').textContent).toBe('Erreur lors du chargement des tauxRéessayer');
  expect(shown()).toBeUndefined();
});

it('a day without any rate is reported, with no result', () => {
  showRates('/convertisseur');
  expect(screen.getByRole('alert').textContent).toBe("Aucun taux disponible pour aujourd'hui");
  expect(shown()).toBeUndefined();
});

const show = (url: string) => showRates(url, euroStats(), dollarStats);
const listed = () => screen.queryByRole('heading', { name: /^Ce que chaque banque/ })?.textContent;
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const address = () => location.pathname + location.search;
const amountField = () => field('Montant');

it.each([
  ['/convertisseur?amount=500', '500', '1\u202f680,00'],
  ['/convertisseur/eur/tnd/500', '500', '1\u202f680,00'],
  ['/convertisseur/eur/tnd/٥٠٠', '500', '1\u202f680,00'],
  ['/500-euros-en-dinar-tunisien', '500', '1\u202f680,00'],
  ['/100-euros-en-dinar-tunisien', '100', '336,00'],
  ['/convertisseur?from=EUR&to=TND&amount=500', '500', '1\u202f680,00'],
])('%s shows one answer and each bank’s payout', (path, amount, answer) => {
  show(path);
  expect(shown()).toBe(answer);
  expect(listed()).toBe(`Ce que chaque banque vous donne pour ${amount} EUR`);
  expect(rows().map((row) => row.querySelector('[data-figure="payout"]')?.textContent)).toEqual(
    [3.36, 3.35, 3.34].map((rate) => formatMoney(decimal(rate).times(amount), 'fr')),
  );
});

it('on a conversion’s page everything follows the visitor’s choices, the address last', async () => {
  show('/50-euros-en-dinar-tunisien');
  const scroll = vi.spyOn(window, 'scrollTo').mockClear();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'De' }), 'USD');
  await typeInto(amountField(), '200');
  expect([heading(), shown()]).toEqual(['200 dollars en dinar tunisien', '576,00']);
  await waitFor(() => expect(listed()).toBe('Ce que chaque banque vous donne pour 200 USD'));
  expect(rows()).toHaveLength(1);
  await waitFor(() => expect(address()).toBe('/convertisseur?from=USD&to=TND&amount=200'));
  expect([heading(), shown(), listed()]).toEqual([
    '200 dollars en dinar tunisien',
    '576,00',
    'Ce que chaque banque vous donne pour 200 USD',
  ]);
  expect([document.activeElement, scroll.mock.calls]).toEqual([amountField(), []]);
});

const noteOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
const notPositive = 'Entrez un nombre positif, comme 1 000,50';

it.each([
  ['/convertisseur/eur/tnd/1e9', '1e9'],
  ['/convertisseur/eur/tnd/-5', '-5'],
  ['/500-euros-en-dinar-tunisien?amount=1,2,3', '1,2,3'],
  ['/convertisseur?from=EUR&to=TND&amount=', ''],
])('%s keeps its amount in the field, and converts nothing', (path, text) => {
  show(path);
  expect([amountField().value, noteOf(amountField())]).toEqual([text, notPositive]);
  expect([shown(), listed()]).toEqual([undefined, undefined]);
  expect(heading()).toBe('Euro (EUR) en Dinar Tunisien (TND)');
});

it.each([
  ['/convertisseur/eur/xyz/10', 'Vers', 'xyz', 'Devise inconnue'],
  ['/convertisseur?from=XYZ&to=TND&amount=10', 'De', 'XYZ', 'Devise inconnue'],
  ['/convertisseur/eur/eur/10', 'Vers', 'EUR', 'Choisissez-en une autre'],
])(
  '%s keeps its currencies, and converts nothing until another is chosen',
  async (path, side, text, note) => {
    show(path);
    const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: side });
    expect([select().value, noteOf(select()), amountField().value]).toEqual([text, note, '10']);
    expect([shown(), listed(), heading()]).toEqual([
      undefined,
      undefined,
      'Convertisseur de devises',
    ]);
    // The amount is not what is missing, and the rate of another currency is no answer.
    expect(screen.queryByText(/Entrez un montant/)).toBeNull();
    expect(screen.queryByRole('region', { name: /^Cours actuel/ })).toBeNull();
    expect(screen.queryByText('€')).toBeNull();
    await userEvent.selectOptions(select(), 'USD');
    expect([select().value, noteOf(select())]).toEqual(['USD', undefined]);
    expect(shown()).toBeDefined();
  },
);

it('an unknown bank is said, and the best one leads', async () => {
  show('/convertisseur/eur/tnd/10?bank=xyz');
  const select = screen.getByRole('combobox', { name: /Banque/ });
  expect([noteOf(select), shown()]).toEqual(['Banque inconnue\u202f: xyz', '33,60']);
  await userEvent.selectOptions(select, 'STB');
  expect([noteOf(select), shown()]).toEqual([undefined, '33,50']);
});

it('a typed amount that cannot be read goes to the address, and heading and title let the former one go', async () => {
  show('/convertisseur/eur/tnd/500');
  await waitFor(() => expect(document.title).toContain('1\u202f680,00'));
  await typeInto(amountField(), '5 mille');
  expect([shown(), heading()]).toEqual([undefined, 'Euro (EUR) en Dinar Tunisien (TND)']);
  await waitFor(() => expect(document.title).toMatch(/^Convertisseur Euro \(EUR\)/));
  await waitFor(() => expect(address()).toBe('/convertisseur?from=EUR&to=TND&amount=5%20mille'));
  expect([amountField().value, listed()]).toEqual(['5 mille', undefined]);
});

it('the copied link is the address of the shown conversion, even before the browser’s address changes', async () => {
  // Provides a clipboard, which jsdom lacks.
  const user = userEvent.setup();
  show('/50-euros-en-dinar-tunisien');
  await user.selectOptions(screen.getByRole('combobox', { name: 'De' }), 'USD');
  await user.selectOptions(screen.getByRole('combobox', { name: /Banque/ }), 'BIAT');
  await user.click(screen.getByRole('button', { name: 'Copier le lien' }));
  expect(await screen.findByText('Lien copié')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/convertisseur?from=USD&to=TND&amount=50&bank=biat`,
  );
});

it('a footer link clicked on the converter scrolls to the top and focuses the result', async () => {
  show('/convertisseur');
  const scroll = vi.spyOn(window, 'scrollTo').mockClear();
  await userEvent.type(amountField(), '7');
  await userEvent.click(screen.getByRole('link', { name: '50 EUR en TND' }));
  await waitFor(() => expect(shown()).toBe('168,00'));
  expect([heading(), scroll.mock.calls]).toEqual(['50 euros en dinar tunisien', [[0, 0]]]);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Résultat' }));
  await userEvent.click(screen.getByRole('link', { name: '50 EUR en TND' }));
  await waitFor(() => expect(scroll).toHaveBeenCalledTimes(2));
});

it('without a bank there is no heading above an empty table', () => {
  showRates('/convertisseur/eur/tnd/500', euroStats({ banks: [] }));
  expect(listed()).toBeUndefined();
  expect(screen.queryByRole('table')).toBeNull();
});
