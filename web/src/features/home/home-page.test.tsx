import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { allWords, field, hrefOf, press, typeInto, wordsOf } from '../../testing/page-queries.ts';
import {
  bitcoin,
  boardOfStats,
  coinsEntry,
  day,
  euroStats,
  friday,
} from '../../testing/rates-fixtures.ts';
import { showApp, showPagesAt, showRates } from '../../testing/show-app.tsx';

showPagesAt();

const show = () => showRates('/', euroStats());

it('home says that its rates are updated every hour', () => {
  show();
  expect(screen.getByText('Cours vérifiés toutes les heures')).toBeDefined();
});

const grid = () => within(screen.getByRole('region', { name: 'Choisir une devise' }));
const reference = () => screen.getByRole('region', { name: /^Cours actuel/ });
const typedIn = (name: string) => field(name).value;

it('each of the seven currencies is a button with its flag and what one unit is worth', () => {
  show();
  const links = grid().getAllByRole('link', { name: /^\w{3} ?1 \w{3} =/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['EUR1 EUR = 3,3891 TND', '/'],
    ...['USD', 'GBP', 'CAD', 'AED', 'SAR', 'DZD'].map((code) => [
      `${code}1 ${code} = – TND`,
      `/?devise=${code}`,
    ]),
  ]);
  expect(links.map((link) => link.querySelectorAll('[data-flag]').length)).toEqual(
    links.map(() => 1),
  );
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    'true',
    ...links.slice(1).map(() => null),
  ]);
});

it('the grid shows the common origin once, and a rate of another day shows its own', () => {
  const thursday = day('2026-11-19');
  const live = { date: friday, source: 'live-fx', provider: 'open-er-api' } as const;
  showRates(
    '/',
    euroStats({ live: { ...live, value: 3.3891 } }),
    euroStats({ currency: 'USD', live: { ...live, value: 2.9012 } }),
    { currency: 'GBP', central: { value: 3.85, date: thursday, source: 'bct' }, banks: [] },
  );
  const section = screen.getByRole('region', { name: 'Choisir une devise' });
  expect(allWords(section.querySelectorAll('p')).at(-1)).toBe(
    'Cours moyens, en dinars. Aujourd’hui · Source : ExchangeRate-API · Banque Centrale de Tunisie',
  );
  expect(grid().getByRole('link', { name: /GBP/ }).textContent).toBe(
    'GBP1 GBP = 3,8500 TNDjeudi 19 novembre 2026Banque Centrale de Tunisie',
  );
  expect(grid().getByRole('link', { name: /USD/ }).textContent).toBe('USD1 USD = 2,9012 TND');
});

it.each([
  ['2026-11-20T14:30:00Z', ' en direct, 15:30'],
  ['2026-11-20T23:12:00Z', '20 novembre'],
])(
  'a live rate of %s is dated « %s »: its own instant, and no time of another day',
  (at, words) => {
    vi.setSystemTime(new Date(at));
    const { live } = euroStats();
    const stats = euroStats({
      ...(live && { live: { ...live, at: new Date(at) } }),
      updatedAt: new Date('2026-11-20T08:00:00Z'),
    });
    showRates('/', stats);
    expect(wordsOf(reference())).toBe(
      `1 EUR = 3,3891 TNDen hausse de 0,12 %+0,12 %${words} · cours moyen · ExchangeRate-API`,
    );
    expect(reference().querySelector('a')?.href).toBe('https://www.exchangerate-api.com/');
  },
);

it('corrected rates alone have no common origin, and each shows its own', () => {
  const central = { value: 3.3752, date: friday, source: 'bct', correction: 'coquille' } as const;
  showRates('/', { currency: 'EUR', central, banks: [] });
  const [euro] = grid().getAllByRole('link', { name: /^EUR/ });
  expect(euro?.querySelector('[data-provenance]')?.textContent).toContain('corrigé');
});

it('the central bank’s rate replaces a live rate that is too old, everywhere on the page', () => {
  const stats = euroStats({
    live: { value: 3.3891, date: day('2026-11-06'), source: 'live-fx', variation: 0.4 },
  });
  showRates('/', stats);
  expect(wordsOf(reference())).toBe(
    '1 EUR = 3,3752 TND20 novembre · cours moyen · Banque Centrale de Tunisie',
  );
  expect(grid().getByRole('link', { name: /EUR/ }).textContent).toBe('EUR1 EUR = 3,3752 TND');
  expect(document.body.textContent).not.toContain('3,3891');
});

it('banks without a mid rate answer, without an equation above them', () => {
  const { central: _central, live: _live, ...banksOnly } = euroStats();
  showRates('/', banksOnly);
  expect(wordsOf(screen.getByRole('region', { name: 'Résultat' }))).toMatch(
    /^Pour 100 EUR vous recevez336,00 TND/,
  );
  expect(screen.queryByRole('region', { name: /^Cours actuel/ })).toBeNull();
});

it('a mid rate without banks is not called unavailable', () => {
  showRates('/', euroStats({ banks: [] }));
  const main = wordsOf(screen.getByRole('main'));
  expect(main).toContain('Aucune banque sur 19 lue : à partir de trois, elles sont comparées ici.');
  expect(main).not.toContain('ne sont pas disponibles');
});

it('the banks below follow the card, until the visitor asks them another question', async () => {
  show();
  await typeInto(field('Montant'), '500');
  await waitFor(() => expect(typedIn('Montant à comparer')).toBe('500'));
  expect(screen.getByRole('radio', { name: 'Devise (EUR)' }).matches(':checked')).toBe(true);
  await userEvent.type(field('Montant à comparer'), '20');
  await typeInto(field('Montant'), '700');
  await waitFor(() => expect(screen.getByText('Pour 700 EUR vous recevez')).toBeDefined());
  expect(typedIn('Montant à comparer')).toBe('20');
});

it('the address has the question, and the links to other currencies keep it', async () => {
  const dollar = euroStats({ currency: 'USD' });
  showRates('/?devise=USD&intent=buy&amount=12000.5&utm_source=lettre', euroStats(), dollar);
  const amount = field('Montant');
  expect(amount.value).toBe('12000,5');
  expect(screen.getByText(/^Pour acheter 12.000,5 USD vous payez$/)).toBeDefined();
  expect(hrefOf(/1 EUR =/, grid())).toBe('/?intent=buy&amount=12000.5');
  await userEvent.click(screen.getByRole('radio', { name: 'J’ai des dollars US' }));
  await typeInto(amount, 'mille');
  await expect.poll(() => location.search).toBe('?utm_source=lettre&devise=USD&amount=mille');
  await typeInto(amount, '100');
  await expect.poll(() => location.search).toBe('?utm_source=lettre&devise=USD');
});

it('« Actualiser » and « Actualiser les Taux » read the rates again', async () => {
  const store = show();
  const read = vi.fn(async () => boardOfStats(euroStats()));
  store.setReader(read);
  await press('Actualiser');
  expect(await screen.findByText('Taux actualisés à 10:00')).toBeDefined();
  await press('Actualiser les Taux');
  expect(read).toHaveBeenCalledTimes(2);
});

it('four claims say why to choose the site', () => {
  show();
  const block = within(screen.getByRole('region', { name: /^Pourquoi choisir/ }));
  expect(block.getAllByRole('heading', { level: 3 }).map((claim) => claim.textContent)).toEqual([
    'Taux officiels de la Banque Centrale',
    'Comparaison multi-banques',
    'Mise à jour continue',
    '100% gratuit',
  ]);
});

it('home starts with the euro, 100 to convert and 1000 dinars to compare', () => {
  show();
  expect([typedIn('Montant'), typedIn('Montant à comparer')]).toEqual(['100', '1000']);
  expect(screen.getByRole('radio', { name: 'Dinars (TND)' }).matches(':checked')).toBe(true);
  expect(screen.getByRole('link', { current: true, name: /1 EUR =/ })).toBeDefined();
  expect(screen.getByTestId('conversion-result').textContent).toBe('336,00');
});

it('the analysis shows best rates with their bank, the central and the direct rate, with 4 decimals', () => {
  show();
  const block = screen.getByRole('region', { name: 'Taux de Change EUR / TND - Euro' });
  expect(within(block).getByText('Temps Réel')).toBeDefined();
  for (const text of [
    'Meilleur achat3,3600 TND',
    'Meilleure vente3,4000 TND',
    'Banque Centrale3,3752 TND',
    'Taux direct3,3891 TND',
  ]) {
    expect(block.textContent).toContain(text);
  }
  const bankOf = (title: string) => {
    const card = within(block).getByText(title).closest('div');
    const mark = card?.querySelector('[data-bank][aria-hidden]');
    return [mark?.textContent, mark?.nextSibling?.textContent];
  };
  expect(bankOf('Meilleur achat')).toEqual(['BI', 'BIAT']);
  expect(bankOf('Meilleure vente')).toEqual(['BN', 'BNA']);
});

it('the comparison mode goes to the currency and back', async () => {
  show();
  const radio = (name: string) => screen.getByRole('radio', { name });
  await userEvent.click(radio('Devise (EUR)'));
  expect(radio('Devise (EUR)').matches(':checked')).toBe(true);
  await userEvent.click(radio('Dinars (TND)'));
  expect(radio('Dinars (TND)').matches(':checked')).toBe(true);
});

it('choosing a currency recalculates the conversion and changes the page’s title', async () => {
  showRates('/?utm_source=lettre', euroStats(), euroStats({ currency: 'USD' }));
  const scroll = vi.spyOn(window, 'scrollTo');
  await userEvent.click(grid().getByRole('link', { name: /1 USD =/ }));
  expect(screen.getByTestId('conversion-result').dataset.pair).toBe('USD-TND');
  await expect.poll(() => location.search).toBe('?utm_source=lettre&devise=USD');
  await expect.poll(() => document.title).toMatch(/dollar|USD/i);
  expect(scroll).not.toHaveBeenCalled();
});

it('the coins name their instant once, or each its own where they differ, and their source', async () => {
  const coin = (id: string, name: string, at: string) =>
    ({ ...bitcoin, id, name, source: 'coingecko', updatedAt: new Date(at) }) as const;
  const coins = [
    coin('bitcoin', 'Bitcoin', '2026-11-20T08:55:00Z'),
    coin('ethereum', 'Ethereum', '2026-08-20T08:55:00Z'),
  ];
  const store = showApp('/', [boardOfStats(euroStats()), coinsEntry(...coins)]);
  const strip = within(screen.getByRole('region', { name: 'Crypto-monnaies' }));
  const section = screen.getByRole('region', { name: 'Crypto-monnaies' });
  const times = () => [...section.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(times()).toEqual(['2026-11-20T08:55:00.000Z']);
  expect(strip.getAllByRole('listitem')[1]?.textContent).toMatch(/Ethereum–$/);
  const later = coin('cardano', 'Cardano', '2026-11-20T08:57:00Z');
  act(() => store.receive(coinsEntry(...coins, later)));
  await expect.poll(times).toEqual(['2026-11-20T08:55:00.000Z', '2026-11-20T08:57:00.000Z']);
  expect(hrefOf(/CoinGecko/, strip)).toBe('https://www.coingecko.com/');
});
