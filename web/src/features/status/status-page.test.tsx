import { providerIds, providerTable } from '@dinar/domain/providers/provider-table';
import type { RunFacts } from '@dinar/domain/status/run-facts';
import { attribution } from '@dinar/site/texts/attributions/attribution';
import { attributionsTexts } from '@dinar/site/texts/attributions/attributions-texts';
import { act, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { day } from '../../testing/rates-fixtures.ts';
import { loadScreens, showApp } from '../../testing/show-app.tsx';

beforeAll(loadScreens);

const run = (given: Partial<RunFacts>): RunFacts => ({
  job: 'crypto',
  lastRunAt: new Date(),
  lastSuccessAt: new Date(),
  rows: 16,
  refused: 0,
  hasFailed: false,
  isWaiting: false,
  sourceCount: 1,
  failures: [],
  isDemonstration: false,
  ...given,
});
const health = (...runs: readonly RunFacts[]) =>
  ({ kind: 'health', key: 'health', value: [{ runs }] }) as const;
const sources = () =>
  within(screen.getByRole('list', { name: 'Sources' })).getAllByRole('listitem');

it('every source has a row, even if it never ran, and demonstration data are marked', () => {
  showApp('/etat', [health(run({ isDemonstration: true }))]);
  expect(sources().map((row) => within(row).getByRole('heading').textContent)).toEqual([
    'Banque Centrale de Tunisie',
    'Banques',
    'Marché des changes',
    'Crypto-monnaies',
    'Actualités',
  ]);
  expect(sources()[3]?.textContent).toContain('À jourDernier succèsà l’instant');
  expect(sources()[4]?.textContent).toContain('Pas encore relevée');
  expect(within(screen.getByRole('main')).getByText('Données de démonstration')).toBeDefined();
});

it('every provider is named in the wording that its terms require, with a link', () => {
  showApp('/etat');
  const list = screen.getByRole('list', { name: 'Fournisseurs des données' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    providerIds.map((id) => [attribution(id, attributionsTexts.fr), providerTable[id].homePage]),
  );
});

it('a state that cannot be read is reported, and the last known state stays', () => {
  const store = showApp('/etat');
  act(() => store.fail({ kind: 'health' }, 'refused'));
  expect(screen.getByRole('alert').textContent).toContain(
    'L’état des sources ne peut pas être lu.',
  );
  expect(screen.queryByRole('list', { name: 'Sources' })).toBeNull();
  act(() => store.receive(health(run({}))));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => store.fail({ kind: 'health' }, 'refused'));
  expect(screen.getByRole('alert')).toBeDefined();
  expect(sources()).toHaveLength(5);
});

it('each bank says since when and how it is covered, and the others are named without blame', () => {
  const since = day('2026-11-12');
  const asOf = day('2026-11-26');
  const record = { workingDays: 30, publishedDays: 9, heldBack: 0 };
  const records = [
    { ...record, bankId: 'STBK', coverage: { how: 'read', since } },
    { ...record, bankId: 'BIAT', coverage: { how: 'entered', since } },
  ] as const;
  showApp('/etat', [{ kind: 'records', key: 'records', value: [{ asOf, records }] }]);
  const banks = within(screen.getByRole('list', { name: 'Les banques' })).getAllByRole('listitem');
  expect(banks.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('lue par le site depuis le 12 novembre 2026'),
    expect.stringContaining('saisie par l’équipe depuis le 12 novembre 2026'),
  ]);
  const others = screen.getByText(/^Pas encore couvertes : /).textContent;
  expect(others).toContain('Al Baraka, Amen Bank');
  expect(others).not.toContain('BIAT');
});
