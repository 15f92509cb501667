import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { bitcoin, coinsEntry, day, euroStats, friday, quote } from '../testing/rates-fixtures.ts';
import { loadScreens, showApp, showRates } from '../testing/show-app.tsx';

beforeAll(loadScreens);

const shown = 'Connexion interrompue\u202f: les derniers cours connus restent affichés.';
const awaited = 'Connexion interrompue\u202f: les cours ne sont pas encore là.';

const notice = () => screen.getByRole('complementary', { name: 'État des données' }).textContent;

it.each([
  ['/', shown],
  ['/comparateur', shown],
  ['/convertisseur', shown],
  ['/50-euros-en-dinar-tunisien', shown],
  ['/meilleur-taux-de-change', shown],
  ['/meilleur-taux-de-euro', shown],
  ['/cours-change', shown],
  ['/cours-change/biat', shown],
  ['/cours-change/uib', awaited],
  ['/cryptomonnaies', awaited],
  ['/faq', 'Connexion interrompue.'],
])('with rates on the board, %s shows « %s » once the connection is lost', (path, words) => {
  const store = showRates(path, euroStats());
  expect(notice()).toBe('');
  act(() => store.changeLink('lost'));
  expect(notice()).toBe(words);
});

it.each(['/', '/comparateur', '/convertisseur', '/cours-change/biat', '/meilleur-taux-de-euro'])(
  'without any rate, %s reports that there is none yet',
  (path) => {
    const store = showApp(path);
    act(() => store.changeLink('lost'));
    expect(notice()).toBe(awaited);
  },
);

it('reports that known prices of coins stay, and that missing ones are not there yet', () => {
  const store = showRates('/cryptomonnaies');
  act(() => store.changeLink('lost'));
  expect(notice()).toBe(awaited);
  act(() => store.receive(coinsEntry(bitcoin)));
  expect(notice()).toBe(shown);
});

it('a browser that reports no connection is not believed until a failure, and can then retry', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const store = showRates('/', euroStats());
  expect(notice()).toBe('');
  act(() => store.changeLink('lost'));
  expect(notice()).toBe('Hors connexion\u202f: les derniers cours connus restent affichés.');
  act(() => store.failFeed('unanswered'));
  expect(notice()).toBe(
    'Hors connexion\u202f: les derniers cours connus restent affichés.Réessayer',
  );
});

it.each([
  '/',
  '/comparateur',
  '/convertisseur',
  '/50-euros-en-dinar-tunisien',
  '/cours-change',
  '/cours-change/biat',
  '/cours-change/biat/eur',
  '/meilleur-taux-de-euro',
  '/aide-memoire/eur',
  '/toutes-les-devises',
])(
  'once the feed has failed, %s itself has « Réessayer » without rates, else the notice',
  (path) => {
    const retries = (role: 'main' | 'complementary') =>
      within(screen.getByRole(role)).queryAllByRole('button', { name: 'Réessayer' });
    const bare = showApp(path);
    act(() => bare.failFeed('not-loaded'));
    expect(retries('main')).not.toHaveLength(0);
    expect(retries('complementary')).toHaveLength(0);
    cleanup();
    const store = showRates(path, euroStats());
    act(() => store.failFeed('not-loaded'));
    expect(retries('complementary')).toHaveLength(1);
  },
);

const demoBanks = [quote({ bankId: 'BIAT', source: 'demo' })];
const demoCentral = { value: 3.3752, source: 'demo', date: friday } as const;
const demoLive = { value: 3.3, source: 'demo', date: day('2026-11-06') } as const;

it.each([
  ['a bank', { banks: demoBanks }, 'Données de démonstration\u202f: cours simulés'],
  ['the central bank', { central: demoCentral }, 'Données de démonstration\u202f: cours simulés'],
  ['a live rate too old to be shown', { live: demoLive }, ''],
])('reports demonstration data of %s only if they are shown', (_, fields, words) => {
  vi.setSystemTime('2026-11-20T09:00:00Z');
  showRates('/', euroStats(fields));
  expect(notice()).toBe(words);
});
