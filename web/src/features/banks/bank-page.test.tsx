import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { bankTable } from '@dinar/domain/banks/bank-table';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { allWords, cellsOf, heading, hrefOf, press } from '../../testing/page-queries.ts';
import {
  bankDay,
  boardOfStats,
  day,
  euroStats,
  friday,
  ratesOfPage as rate,
} from '../../testing/rates-fixtures.ts';
import { showApp, showPagesAt, showRates } from '../../testing/show-app.tsx';

const thursday = day('2026-11-19');

const published = [
  bankDay(friday, { EUR: rate(3.36, 3.42), JPY: rate(0.018165, 0.018681) }),
  bankDay(thursday, { EUR: rate(3.35, 3.41), USD: rate(2.9, 2.95) }),
];

function show(path: string, snapshots?: readonly BankSnapshot[], bank = 'BIAT') {
  // The bank has no rate on this board: its own days give all that is shown.
  const { central: _, ...euro } = euroStats();
  const banks = euro.banks.filter(({ bankId }) => bankId !== bank);
  const ofPage = snapshots ? { ...euro, banks } : euroStats();
  const days: ResourceEntry[] = snapshots
    ? [{ kind: 'snapshots', key: `snapshots:${bank}`, value: snapshots }]
    : [];
  return showApp(path, [boardOfStats(ofPage), ...days]);
}

const cells = (name: RegExp) => cellsOf([screen.getByRole('row', { name })])[0];

const order = () =>
  screen.getAllByRole('rowheader').map((header) => header.querySelector('strong')?.textContent);

showPagesAt();

it('a bank’s page says who, how many currencies, which day and where from', () => {
  show('/cours-change/biat', published);
  expect(heading()).toBe('Cours de change BIAT');
  const block = screen.getByRole('region', { name: 'Les cours chez BIAT' });
  expect(within(block).getByText('3 devise(s) disponible(s)')).toBeDefined();
  expect(block.querySelector('[data-provenance="bank-page"]')?.textContent).toBe(
    'Aujourd’hui · Source\u202f: site de la banque',
  );
  expect(allWords(within(block).getAllByRole('columnheader'))).toEqual([
    'DEVISE',
    'ACHAT',
    'VENTE',
    'SPREAD',
    'TENDANCE',
    'UNITE',
    'ACTION',
  ]);
});

it('a bank’s page leads to its currencies, its own site and its branches, and says its rank', () => {
  show('/cours-change/biat');
  expect(hrefOf(/^EUR\s?Euro/)).toBe('/cours-change/biat/eur');
  for (const [name, href] of [
    [/^Site de la banque/, 'https://www.biat.tn'],
    [/^Trouver une agence/, 'https://www.openstreetmap.org/search?query=BIAT%2C%20Tunisie'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      href,
      'noopener noreferrer',
    ]);
  }
  expect(screen.getByRole('region', { name: 'Les cours chez BIAT' }).textContent).toContain(
    'Rang\u202f: 1ᵉʳ sur 3 pour vendre des EUR, 3ᵉ sur 3 pour en acheter.',
  );
});

it('a bank’s page says since when and how it is covered', () => {
  const coverage = { how: 'entered', since: thursday } as const;
  const record = {
    bankId: 'BIAT',
    workingDays: 30,
    publishedDays: 9,
    heldBack: 0,
    coverage,
  } as const;
  const value = [{ asOf: friday, records: [record] }];
  const records: ResourceEntry = { kind: 'records', key: 'records', value };
  const fact = () => screen.queryByText('Couverture')?.nextElementSibling?.textContent;
  const uncounted = () => screen.queryAllByText(/ne sont pas encore comptés/).length;
  for (const [path, entries, words] of [
    ['/cours-change/biat', [records], 'saisie par l’équipe depuis le 19 novembre 2026'],
    ['/cours-change/uib', [records], 'pas encore couverte : demandez ses cours au guichet'],
    ['/cours-change/uib', [], undefined],
  ] as const) {
    showApp(path, entries);
    expect(fact()?.replace('\u00a0', ' ')).toBe(words);
    expect(uncounted()).toBe(path.endsWith('biat') ? 0 : 1);
    cleanup();
  }
});

it('a bank’s page has the curve of its last days', async () => {
  show('/cours-change/biat', published);
  expect(screen.getByRole('region', { name: 'Derniers jours\u202f: EUR chez BIAT' })).toBeDefined();
  const reader = await screen.findByRole('slider', { name: 'Jour à lire sur la courbe EUR / TND' });
  expect(reader.getAttribute('aria-valuetext')).toBe(
    'vendredi 20 novembre 2026\u00a0: achat\u00a03,360, vente\u00a03,420\u00a0TND',
  );
});

it('a row shows the rates with 3 decimals, the spread and the trend; samples and old rows are marked', () => {
  show('/cours-change/biat', published);
  expect([cells(/EUR/), cells(/JPY/), cells(/USD/), cells(/GBP/)]).toEqual([
    ['EUREuro', '3,360', '3,420', '0,060', 'Hausse de 0,30 %+0,30 %', '1', 'Convertir'],
    ['JPYYen Japonais', '0,01817', '0,01868', '0,00052', '–', '1', 'Convertir'],
    [
      'USDDollar USjeudi 19 novembre 2026site de la banque',
      '2,900',
      '2,950',
      '0,050',
      '–',
      '1',
      'Convertir',
    ],
    ['GBPLivre Sterlingindicatif', '4,050', '4,150', '0,100', '–', '1', 'Convertir'],
  ]);
  expect(hrefOf('Convertir EUR')).toBe('/convertisseur?from=EUR&to=TND&amount=1&bank=biat');
});

it('with two sources, a rate that differs from the most names its own', () => {
  const dollar = { ...rate(2.9, 2.95), source: 'import' } as const;
  show('/cours-change/biat', [
    bankDay(friday, { EUR: dollar, USD: rate(2.9, 2.95), GBP: rate(4, 4.1) }),
  ]);
  expect([cells(/EUR/)?.[0], cells(/USD/)?.[0]]).toEqual([
    'EUREuro20 nov.relevé de notre équipe',
    'USDDollar US',
  ]);
});

it('a board older than the last working day is marked as not compared', () => {
  show('/cours-change/biat', [bankDay(day('2026-11-17'), { EUR: rate(3.36, 3.42) })]);
  expect(
    screen.getByText('plus ancien que le dernier jour ouvrable : hors comparaison'),
  ).toBeDefined();
});

it('the central bank has a mid rate and one for banknotes, and no purchase, sale or spread', () => {
  const central: BankSnapshot = {
    bankId: 'BCTN',
    date: friday,
    count: 2,
    rates: {
      EUR: { rate: 3.3965, manualRate: 3.394, source: 'bct' },
      DZD: { rate: 0.022041, source: 'bct' },
    },
  };
  show('/cours-change/banque-centrale-tunisie', [central], 'BCTN');
  expect(allWords(screen.getAllByRole('columnheader'))).toEqual([
    'DEVISE',
    'COURS MOYEN',
    'CHANGE MANUEL (BILLETS)',
    'TENDANCE',
    'UNITE',
    'ACTION',
  ]);
  expect([cells(/EUR/), cells(/DZD/), cells(/AUD/)]).toEqual([
    ['EUREuro', '3,397', '3,394', '–', '1', 'Convertir'],
    ['DZDDinar Algérien', '0,02204', '–', '–', '1', 'Convertir'],
    ['AUDDollar Australien', '–', '–', 'non coté par la BCT', '1', 'Convertir'],
  ]);
  const block = screen.getByRole('region', { name: 'Les cours chez Banque Centrale de Tunisie' });
  expect(within(block).getByRole('link', { name: 'Banque Centrale de Tunisie' })).toBeDefined();
});

it('samples stay last when a heading sorts the rates', async () => {
  show('/cours-change/biat', published);
  await press('ACHAT');
  expect(order().slice(0, 3)).toEqual(['JPY', 'USD', 'EUR']);
  await press('ACHAT');
  expect(order().slice(0, 3)).toEqual(['EUR', 'USD', 'JPY']);
});

it('while the rates of a bank load, a placeholder has 14 rows', () => {
  show('/cours-change/uib');
  expect(screen.getByTestId('bank-rates-skeleton').childElementCount).toBe(14);
});

it('a bank without any rate says so, and shows no sample', () => {
  show('/cours-change/biat', []);
  expect(screen.getByText('Aucun taux disponible')).toBeDefined();
  expect(
    screen.getByText("Aucun taux de change n'est disponible pour cette banque à ce moment."),
  ).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

it('a failed reading empties the rates, says so, and is tried again at a click', async () => {
  const store = show('/cours-change/biat', published);
  act(() => store.fail({ kind: 'snapshots', bank: 'BIAT' }, 'refused'));
  expect(screen.getByRole('alert').textContent).toBe(
    'Erreur de chargementError loading bank ratesRéessayer',
  );
  expect(screen.queryByRole('table')).toBeNull();
  const button = screen.getByRole('button', { name: 'Réessayer' });
  await userEvent.click(button);
  expect([store.isAwaited('snapshots:BIAT'), button.dataset.busy]).toEqual([true, 'true']);
  act(() => store.fail({ kind: 'snapshots', bank: 'BIAT' }, 'refused'));
  expect(screen.getByRole('button', { name: 'Réessayer' }).dataset.busy).toBe('false');
  act(() => store.receive({ kind: 'snapshots', key: 'snapshots:BIAT', value: published }));
  expect(cells(/EUR/)?.[1]).toBe('3,360');
});

it('« Actualiser » reads the bank’s rates once and says what came of it', async () => {
  const store = show('/cours-change/biat', published);
  const fresher = [bankDay(thursday, { EUR: rate(3.35, 3.41) })];
  const quote = { bankId: 'BIAT', date: friday, ...rate(3.37, 3.43) } as const;
  store.setReader(async ({ kind }) =>
    kind === 'board'
      ? boardOfStats(euroStats({ banks: [quote] }))
      : { kind: 'snapshots', key: 'snapshots:BIAT', value: fresher },
  );
  await press('Actualiser');
  expect(await screen.findByText('Taux actualisés à 10:00')).toBeDefined();
  expect(cells(/EUR/)?.[1]).toBe('3,370');
  store.setReader(() => Promise.reject(new Error('unavailable')));
  await press('Actualiser');
  expect(await screen.findByText('Actualisation impossible pour le moment')).toBeDefined();
  expect(cells(/EUR/)?.[1]).toBe('3,370');
});

it('a card leads to its bank, and « Retour aux banques » back; an unknown bank is ignored', async () => {
  show('/cours-change/inconnue', published);
  expect(heading()).toBe('Cours de change des banques tunisiennes');
  const grid = within(screen.getByRole('region', { name: 'Choisir une banque' }));
  expect(grid.getAllByRole('link')).toHaveLength(bankTable.length);
  await userEvent.click(grid.getByRole('link', { name: 'BIAT biat' }));
  expect(heading()).toBe('Cours de change BIAT');
  await userEvent.click(screen.getByRole('link', { name: 'Retour aux banques' }));
  expect(screen.getByRole('region', { name: 'Choisir une banque' })).toBeDefined();
});

it.each([
  '/meilleur-taux-de-euro',
  '/meilleur-taux-de-euros-aujourdhui',
  '/meilleur-taux-de-change',
])('%s answers first with the best rates of the euro', (path) => {
  show(path);
  const block = screen.getByRole('region', { name: /Les meilleurs taux de 1 EUR/ });
  expect(block.textContent).toContain('Meilleur achat3,3600 TND');
  expect(block.textContent).toContain('Meilleure vente3,4000 TND');
  expect(block.textContent).toContain('3 banques comparées');
});

it('an address with the dollar’s code shows the dollar, never the euro', () => {
  showRates('/meilleur-taux-de-usd', euroStats(), euroStats({ currency: 'USD' }));
  expect(heading()).toBe('Meilleur taux de change Dollar US (USD) aujourd’hui');
  const block = screen.getByRole('region', {
    name: 'Les meilleurs taux de 1 USD en dinar tunisien',
  });
  expect(
    [...block.querySelectorAll('[data-figure]')].map((one) => one.getAttribute('data-currency')),
  ).toEqual(['USD', 'USD', 'USD', 'USD']);
});

it('with fewer than three boards, a best-rate address shows the number of banks read', () => {
  const banks = euroStats().banks.slice(0, 1);
  showRates('/meilleur-taux-de-euro', euroStats({ banks }));
  const block = screen.getByRole('region', { name: 'Les taux de 1 EUR en dinar tunisien' });
  expect(block.textContent).toContain(`1 banque sur ${commercialBankCodes.length} lue`);
  expect(block.textContent).not.toMatch(/meilleur/i);
  expect(heading()).toBe('Taux de change Euro (EUR) aujourd’hui');
});

it.each([
  ['ar', 'أسعار الصرف لدى بنك تونس العربي الدولي', '\u20663\u2069 عملات متوفرة', 'يورو', '3,360'],
  ['en', 'BIAT exchange rates', '3 currencies available', 'Euro', '3.360'],
])('the page is in the language of its address: %s', (locale, title, count, currency, purchase) => {
  show(`/${locale}/cours-change/biat`, published);
  expect(heading()).toBe(title);
  expect(screen.getByText(count)).toBeDefined();
  const link = screen.getByRole('link', { name: `EUR${currency}` });
  expect(link.getAttribute('href')).toBe(`/${locale}/cours-change/biat/eur`);
  expect(link.closest('tr')?.textContent).toContain(purchase);
});
