import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createBoardStore } from '../../data/board-store.ts';
import { boardOfStats, euroStats } from '../../testing/rates-fixtures.ts';
import { loadScreens, showApp } from '../../testing/show-app.tsx';

const history: ResourceEntry = {
  kind: 'history',
  key: 'history:EUR',
  value: [
    {
      currency: 'EUR',
      year: '2026',
      points: {
        '08-01': { live: 3.2 },
        '11-18': { live: 3.37, bestBuy: 3.34, bestSell: 3.4 },
        '11-20': { live: 3.3891, bestBuy: 3.36, bestSell: 3.42 },
      },
    },
  ],
};

function show(path: string, entries: readonly ResourceEntry[] = [history]) {
  const stats = [euroStats(), euroStats({ currency: 'USD' })];
  const store = createBoardStore({ kind: 'static', board: boardOfStats(...stats) });
  return showApp(path, { store, entries });
}

function rows() {
  const table = screen.getByRole('table', { name: /banques, pour/ });
  const [, ...body] = within(table).getAllByRole('row');
  return body.map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ')));
}

beforeAll(loadScreens);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('the market comes first: the central bank against the live rate, and the best counters', () => {
  show('/comparateur');
  const market = screen.getByRole('region', { name: 'Aperçu du marché EUR / TND' }).textContent;
  for (const text of [
    'Banque Centrale3,3752 TND',
    'Taux direct3,3891 TND',
    'Meilleur achat3,3600 TND',
    'Meilleure vente3,4000 TND',
    'en hausse de +0,41\u202f%',
    'Cours des banques du vendredi 20 novembre 2026',
  ]) {
    expect(market).toContain(text);
  }
});

it('the banks are compared with gap, spread, amounts and the specified tags', () => {
  show('/comparateur/eur');
  expect(rows()).toEqual([
    ['BNBNAMEILLEURE VENTE', '3,340', '3,400', '294,12 EURMeilleur', '0,060', '294,12'],
    [
      'BIBIATMEILLEUR ACHAT',
      '3,360',
      '3,420',
      '292,4 EUR−1,72 de moins que la meilleure banque',
      '0,060',
      '292,4',
    ],
  ]);
});

it('the address holds direction, amount and view; amounts can be left out', async () => {
  show('/comparateur/eur?sens=devise&montant=100');
  expect(rows().map(([bank, , , , , amount]) => [bank, amount])).toEqual([
    ['BIBIATMEILLEUR ACHAT', '336'],
    ['BNBNAMEILLEURE VENTE', '334'],
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Afficher les montants' }));
  expect(rows().map((row) => row.length)).toEqual([5, 5]);
  const usd = screen.getByRole('link', { name: 'USD' });
  expect(usd.getAttribute('href')).toBe('/comparateur/usd?sens=devise&montant=100&montants=non');
  await userEvent.click(usd);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Comparateur des taux de change : Dollar US (USD)',
  );
  expect(screen.getByRole('radio', { name: 'Devise (USD)' }).matches(':checked')).toBe(true);
});

it('the toggle lists the coins in short', async () => {
  const coin = { id: 'bitcoin', name: 'Bitcoin', symbol: 'btc', currentPrice: 68432.1 };
  const coins: ResourceEntry = {
    kind: 'coins',
    key: 'coins',
    value: [{ ...coin, priceChangePercentage24h: -1.5 }],
  };
  show('/comparateur', [history, coins]);
  await userEvent.click(screen.getByRole('button', { name: 'Crypto' }));
  expect(screen.getByText('Bitcoin').closest('li')?.textContent).toBe(
    'Bitcoin BTC$68\u202f432,10Baisse−1,50\u202f%',
  );
  expect(screen.queryByRole('table', { name: /banques, pour/ })).toBeNull();
});

it('the curve is read with the keys, and stands in a table too', async () => {
  show('/comparateur');
  const reader = await screen.findByRole('slider', { name: 'Jour à lire sur la courbe EUR / TND' });
  expect([reader.getAttribute('max'), reader.getAttribute('aria-valuetext')]).toEqual([
    '1',
    'vendredi 20 novembre 2026 : 3,3891 TND (achat 3,360, vente 3,420)',
  ]);
  const table = screen.getByRole('table', { name: /jour par jour/ });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((head) => head.textContent),
  ).toEqual(['vendredi 20 novembre 2026', 'mercredi 18 novembre 2026']);
});

it('a longer span brings older days', async () => {
  show('/comparateur');
  expect((await screen.findByRole('slider')).getAttribute('max')).toBe('1');
  await userEvent.click(screen.getByRole('button', { name: '1 an' }));
  expect(screen.getByRole('slider').getAttribute('max')).toBe('2');
});

it('with fewer than two days there is no curve, and it says so', async () => {
  show('/comparateur', [{ kind: 'history', key: 'history:EUR', value: [] }]);
  expect(await screen.findByText('Pas encore d’historique')).toBeDefined();
  expect(screen.queryByRole('slider')).toBeNull();
});

it('while the past is awaited its place is kept; when it cannot be read it can be tried again', async () => {
  const { resources } = show('/comparateur', []);
  expect(screen.getByTestId('history-skeleton')).toBeDefined();
  act(() => resources.fail({ kind: 'history', currency: 'EUR' }));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(resources.getAttempt('history:EUR')).toBe(1);
});

it('a currency without rates says so', () => {
  show('/comparateur/chf');
  expect(
    screen.getByText('Les taux de change pour CHF ne sont pas disponibles pour le moment.'),
  ).toBeDefined();
});

it('when nothing could be read, the failure stands in the place of all', () => {
  const store = createBoardStore({ kind: 'failed', failure: 'refused', board: undefined });
  showApp('/comparateur', { store });
  expect(screen.getByRole('alert').textContent).toContain('Error loading bank rates');
});
