import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import { resourceKey } from '@dinar/site/delivery/page-resources';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  cellsOf,
  comparedRows,
  field,
  heading,
  hrefOf,
  press,
} from '../../testing/page-queries.ts';
import {
  bitcoin,
  boardOfStats,
  coinsEntry,
  day,
  euroStats,
  friday,
  quote,
} from '../../testing/rates-fixtures.ts';
import { stubShareSheet } from '../../testing/share-sheet.ts';
import { showApp, showPagesAt } from '../../testing/show-app.tsx';

const years = [
  {
    currency: 'EUR',
    year: '2026',
    points: {
      '08-01': { live: 3.2 },
      '11-18': { live: 3.37, bestBuy: 3.34, bestSell: 3.4 },
      '11-20': { live: 3.3891, bestBuy: 3.36, bestSell: 3.42 },
    },
  },
] as const;

const month: ResourceEntry = { kind: 'month', key: 'month:EUR', value: years };
const year: ResourceEntry = { kind: 'year', key: 'year:EUR', value: years };
const history = [month, year];

function show(
  path: string,
  entries: readonly ResourceEntry[] = history,
  stats = [euroStats(), euroStats({ currency: 'USD' })],
) {
  return showApp(path, [boardOfStats(...stats), ...entries]);
}

/** Shows the page once its curve has loaded. */
async function showCurve() {
  const store = show('/comparateur');
  await screen.findByRole('slider');
  return store;
}

const curve = () => screen.getByRole('region', { name: 'Évolution EUR / TND' });
const rows = () => comparedRows(screen.getByRole('table', { name: /, pour/ }));

showPagesAt();

it('the comparison comes first, then the curve, then the market', async () => {
  await showCurve();
  const main = screen.getByRole('main');
  const names = ['Comparaison', 'Évolution EUR / TND', 'Aperçu du marché EUR / TND'];
  const places = names.map((name) =>
    [...main.querySelectorAll('section')].indexOf(
      screen.getByRole<HTMLElement>('region', { name }),
    ),
  );
  expect(places).toEqual([0, 1, 2]);
});

it('span, second currency and day of the curve are in the address, and can be quoted', async () => {
  show('/comparateur?periode=1a&jour=2026-11-18');
  const reader = await screen.findByRole('slider');
  expect(reader.getAttribute('aria-valuetext')).toContain('mercredi 18 novembre 2026');
  expect(screen.getByRole('button', { name: '1 an' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByText('Citer cette courbe'));
  expect((await screen.findByText(/^1 EUR = 3,3700 TND/)).textContent).toBe(
    `1 EUR = 3,3700 TND le mercredi 18 novembre 2026 (taux direct, source\u202f: ${sourceInWords('live-fx', 'fr')}). Dinar en Direct, http://localhost:3000/comparateur/eur?periode=1a&jour=2026-11-18`,
  );
  const { shared, asked } = stubShareSheet(200);
  await press('Partager');
  await vi.waitFor(() => expect(shared).toHaveLength(1));
  expect(asked).toEqual(['/partage/2026-11-18/EUR.png']);
  expect(shared).toMatchObject([
    {
      text: `1 EUR = 3,3700 TND le mercredi 18 novembre 2026 (taux direct, source\u202f: ${sourceInWords('live-fx', 'fr')}).`,
      url: 'http://localhost:3000/comparateur/eur?periode=1a&jour=2026-11-18',
      files: [{ name: 'dinar-2026-11-18-EUR.png', type: 'image/png' }],
    },
  ]);
  fireEvent.change(reader, { target: { value: reader.getAttribute('max') } });
  await press('3 mois');
  expect(hrefOf('USD')).toBe('/comparateur/usd?periode=3m');
});

it('the market is the central bank against the live rate, and the best counters', () => {
  show('/comparateur');
  const market = screen.getByRole('region', { name: 'Aperçu du marché EUR / TND' }).textContent;
  for (const text of [
    'Banque Centrale3,3752 TNDAujourd’hui · Source\u202f: Banque Centrale de Tunisie',
    'Taux direct3,3891 TNDAujourd’hui · Source\u202f: ExchangeRate-API',
    'Meilleur achat3,3600 TND',
    'Meilleure vente3,4000 TND',
    '3 banques comparées',
    'Le taux direct est 0,41\u202f% au-dessus du cours de la Banque Centrale',
  ]) {
    expect(market).toContain(text);
  }
});

it('shows the central bank’s banknote rate beside its interbank rate, with its kind', () => {
  const central = { value: 3.3752, manualValue: 3.3741, date: friday, source: 'bct' } as const;
  show('/comparateur', history, [euroStats({ central })]);
  const market = screen.getByRole('region', { name: 'Aperçu du marché EUR / TND' }).textContent;
  expect(market).toContain('Change manuel BCT3,3741 TNDCours moyen des billets');
});

it('a live rate of another day is not compared with the central bank’s rate', () => {
  const central = { value: 3.3752, date: day('2026-11-19'), source: 'bct' } as const;
  show('/comparateur', history, [euroStats({ central })]);
  expect(screen.queryByText(/au-dessus du cours/)).toBeNull();
});

it('the banks are compared with gap, spread, amounts and the specified tags', () => {
  show('/comparateur/eur');
  expect(rows()).toEqual([
    ['BNBNAMEILLEURE VENTE', '3,340', '3,400', 'Meilleur', '0,060', '294,12'],
    ['STSTB', '3,350', '3,410', '−0,86 EUR', '0,060', '293,26'],
    ['BIBIATMEILLEUR ACHAT', '3,360', '3,420', '−1,72 EUR', '0,060', '292,40'],
  ]);
});

it('older rows stay below the others, however the table is sorted', async () => {
  const old = quote({ bankId: 'ATBK', purchaseRate: 9, saleRate: 1, date: day('2026-11-17') });
  show('/comparateur/eur', [], [euroStats({ banks: [old, ...euroStats().banks] })]);
  const last = () => rows().at(-1)?.[0];
  const older = 'ATATBmardi 17 novembre 2026site de la banque';
  expect(last()).toBe(older);
  const head = screen.getByRole('button', { name: 'Achat' });
  await userEvent.click(head);
  expect(last()).toBe(older);
  await userEvent.click(head);
  expect(last()).toBe(older);
});

it('the address contains direction, amount and view; amounts can be left out', async () => {
  show('/comparateur/eur?intent=sell&amount=100');
  expect(rows().map(([bank, , , , , amount]) => [bank, amount])).toEqual([
    ['BIBIATMEILLEUR ACHAT', '336,00'],
    ['STSTB', '335,00'],
    ['BNBNAMEILLEURE VENTE', '334,00'],
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Afficher les montants' }));
  expect(rows().map((row) => row.length)).toEqual([5, 5, 5]);
  expect(hrefOf('USD')).toBe('/comparateur/usd?intent=sell&amount=100&montants=non');
  await userEvent.click(screen.getByRole('link', { name: 'USD' }));
  expect(heading()).toBe('Comparateur des taux de change\u202f: Dollar US (USD)');
  expect(screen.getByRole('radio', { name: 'Devise (USD)' }).matches(':checked')).toBe(true);
});

it('an amount of the address that cannot be read stays in the field, and no bank has an amount', () => {
  show('/comparateur/eur?amount=1e9');
  const amount = field('Montant à comparer');
  expect([amount.value, amount.getAttribute('aria-invalid')]).toEqual(['1e9', 'true']);
  const table = within(screen.getByRole('table', { name: /banques comparées/ }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Banque',
    'Échelle communeachatmoyenvente3,3403,420',
    'Achat',
    'Vente',
    'Spread',
  ]);
});

it('the toggle lists the coins in short', async () => {
  const coin = { ...bitcoin, updatedAt: new Date('2026-11-20T08:55:00Z') };
  show('/comparateur', [...history, coinsEntry(coin)]);
  await press('Crypto');
  expect(screen.getByText('Bitcoin').closest('li')?.textContent).toBe(
    'Bitcoin BTC$91\u202f234,50 20 nov., 09:55en baisse de 1,20\u202f%−1,20\u202f%',
  );
  expect(screen.getByRole('link', { name: /CoinGecko/ })).toBeDefined();
  expect(screen.queryByRole('table', { name: /, pour/ })).toBeNull();
});

it('the curve is readable by keyboard and as a table', async () => {
  show('/comparateur');
  const reader = await screen.findByRole('slider', { name: 'Jour à lire sur la courbe EUR / TND' });
  expect([reader.getAttribute('max'), reader.getAttribute('aria-valuetext')]).toEqual([
    '1',
    'vendredi 20 novembre 2026\u00a0: 3,3891\u00a0TND (achat 3,360, vente 3,420)',
  ]);
  const line = document.querySelector('[data-testid="plot"] path[class*="line"]');
  expect(line?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  const table = screen.getByRole('table', { name: /jour par jour/ });
  const heads = within(table).getAllByRole('rowheader');
  expect(heads.slice(0, 5).map((head) => head.closest('tr')?.textContent)).toEqual([
    'vendredi 20 novembre 20263,38913,3603,420',
    'jeudi 19 novembre 2026non publié',
    'mercredi 18 novembre 20263,37003,3403,400',
    'lundi 16 novembre 2026 au mardi 17 novembre 2026non publié',
    'samedi 14 novembre 2026 au dimanche 15 novembre 2026week-end',
  ]);
  expect(heads.at(-1)?.textContent).toBe('jeudi 22 octobre 2026 au vendredi 23 octobre 2026');
});

it('a curve with made-up points is marked, with real rates today too', async () => {
  const [{ points, ...rest }] = years;
  const madeUp = [
    { ...rest, points: { ...points, '11-19': { live: 3.38, isDemo: true as const } } },
  ];
  show('/comparateur', [{ ...month, value: madeUp }]);
  await screen.findByRole('slider');
  expect(within(curve()).getByText('Données de démonstration')).toBeDefined();
  const sources = [...curve().querySelectorAll('[data-provenance]')];
  expect(sources.map((source) => source.getAttribute('data-provenance'))).toEqual(['demo', 'demo']);
});

it('a curve of real points has no such mark', async () => {
  await showCurve();
  expect(within(curve()).queryByText(/démonstration/i)).toBeNull();
});

it('counts the missing days, and names them when they are opened', async () => {
  show('/comparateur');
  const words = (await screen.findByText(/2 jours de cours/)).closest('section')?.textContent;
  for (const text of [
    '8 jours de week-end',
    '20 jours non publiés\u202f: le jeudi 19 novembre 2026\u202f; du lundi 16 novembre 2026 au mardi 17 novembre 2026\u202f;',
    'et 3 autres périodes',
    'Plus bas\u202f: 3,3700 TND le mercredi 18 novembre 2026',
    'Plus haut\u202f: 3,3891 TND le vendredi 20 novembre 2026',
    '28 jours sans cours',
  ]) {
    expect(words).toContain(text);
  }
});

it('over a year the table is monthly and renders when it is opened', async () => {
  await showCurve();
  await press('1 an');
  expect(screen.queryByRole('table', { name: /mois par mois/ })).toBeNull();
  const details = screen.getByText('Voir les valeurs en tableau').closest('details');
  if (!details) throw new Error('The values are in an element of their own');
  details.open = true;
  const table = await screen.findByRole('table', { name: /mois par mois/ });
  const months = cellsOf(within(table).getAllByRole('row'));
  expect(months.map((cells) => cells.join(' | '))).toEqual([
    'Mois | Dernier cours | Plus bas | Plus haut | Jours publiés | Non publiés',
    'nov. 2026 | 3,3891 | 3,3700 | 3,3891 | 2 | 13',
    'août 2026 | 3,2000 | 3,2000 | 3,2000 | 1 | 17',
  ]);
});

it('a period longer than that of the page loads before anything is said of it', async () => {
  const store = show('/comparateur', [month]);
  await screen.findByRole('slider');
  await press('1 an');
  expect(screen.getByTestId('history-skeleton')).toBeDefined();
  for (const words of [/sans cours/, /Plus bas/, /Citer/, /Télécharger/, /historique/]) {
    expect(within(curve()).queryByText(words)).toBeNull();
  }
  act(() => store.receive(year));
  expect((await screen.findByRole('slider')).getAttribute('max')).toBe('2');
  expect(within(curve()).getByText('Citer cette courbe')).toBeDefined();
});

it('the whole series is read at a press; a failure is said, and another press tries again', async () => {
  const store = await showCurve();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
  const failed = 'L’historique ne peut pas être lu pour le moment.';
  store.setReader(() => Promise.reject(new Error('refused')));
  await press('Toute la série (CSV)');
  expect(await screen.findByText(failed)).toBeDefined();
  store.setReader(async () => ({ kind: 'past', key: 'past:EUR', value: years }));
  await press('Toute la série (CSV)');
  expect(screen.queryByText(failed)).toBeNull();
  await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
});

it('« Tout » requests every year', async () => {
  const store = await showCurve();
  await press('Tout');
  expect(store.getListenings().map(({ resource }) => resourceKey(resource))).toContain('past:EUR');
  const points = { '12-01': { archived: 1.61 }, '12-02': { archived: 1.62 } };
  const value = [{ currency: 'EUR', year: '2004', points }] as const;
  act(() => store.receive({ kind: 'past', key: 'past:EUR', value }));
  const reader = await screen.findByRole('slider');
  expect(reader.getAttribute('aria-valuetext')).toBe(
    'jeudi 2 décembre 2004\u00a0: 1,6200\u00a0TND',
  );
});

it('a currency is not compared with itself, after another choice of the first one', async () => {
  show('/comparateur/eur?avec=EUR');
  await screen.findByRole('slider');
  expect(screen.getByLabelText<HTMLSelectElement>('Comparer avec').value).toBe('');
  expect(within(curve()).queryByText(/Base 100/)).toBeNull();
});

it('indexes two currencies to 100 on their first common day', async () => {
  const points = { '11-18': { live: 2 }, '11-20': { live: 2.1 } };
  const dollars: ResourceEntry = {
    kind: 'month',
    key: 'month:USD',
    value: [{ currency: 'USD', year: '2026', points }],
  };
  show('/comparateur', [...history, dollars]);
  await screen.findByRole('slider');
  await userEvent.selectOptions(screen.getByLabelText('Comparer avec'), 'USD');
  expect(screen.getByText('Base 100 le mercredi 18 novembre 2026')).toBeDefined();
  const reader = screen.getByRole('slider', { name: /courbes EUR et USD, base 100/ });
  expect(reader.getAttribute('aria-valuetext')).toBe(
    'vendredi 20 novembre 2026\u00a0: EUR 100,6, USD 105,0',
  );
});

it('shows a message instead of a curve for fewer than two days', async () => {
  show('/comparateur', [{ kind: 'month', key: 'month:EUR', value: [] }]);
  expect(await screen.findByText('Pas encore d’historique')).toBeDefined();
  expect(screen.queryByRole('slider')).toBeNull();
});

it('shows a placeholder while the history loads, and a retry button after a failure', async () => {
  const store = show('/comparateur', []);
  expect(screen.getByTestId('history-skeleton')).toBeDefined();
  act(() => store.fail({ kind: 'month', currency: 'EUR' }, 'refused'));
  await press('Réessayer');
  expect(store.isAwaited('month:EUR')).toBe(true);
});

it('reports a currency without rates', () => {
  show('/comparateur/chf');
  expect(
    screen.getByText('Les taux de change pour CHF ne sont pas disponibles pour le moment.'),
  ).toBeDefined();
});

it('shows only the failure if nothing could be read', () => {
  const store = showApp('/comparateur');
  act(() => store.fail({ kind: 'board' }, 'refused'));
  expect(screen.getByRole('alert').textContent).toContain('Error loading bank rates');
});
