import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { allWords } from '../../testing/page-queries.ts';
import { bitcoin, coinsEntry } from '../../testing/rates-fixtures.ts';
import { loadScreens, showApp } from '../../testing/show-app.tsx';

beforeAll(loadScreens);

const failure =
  'Erreur de chargementErreur lors du chargement des taux de crypto-monnaiesRéessayer';

it('coins that cannot be read are reported as specified, and the last known stay', () => {
  const store = showApp('/cryptomonnaies');
  expect(screen.getAllByRole('row')).toHaveLength(17);
  act(() => store.fail({ kind: 'coins' }, 'refused'));
  expect(screen.getByRole('alert').textContent).toBe(failure);
  expect(screen.queryByRole('row')).toBeNull();
  expect(allWords(screen.getAllByRole('definition'))).toEqual(['–', '–', '–']);
  act(() => store.receive(coinsEntry(bitcoin)));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => store.fail({ kind: 'coins' }, 'refused'));
  expect(screen.getByRole('alert').textContent).toContain(
    'Les derniers prix connus restent affichés.',
  );
  expect(screen.getByRole('rowheader', { name: /Bitcoin/ })).toBeDefined();
});

it('an empty collection shows the two placeholders and the no-data card', () => {
  showApp('/cryptomonnaies', [coinsEntry()]);
  expect(allWords(screen.getAllByRole('rowheader'))).toEqual(['BTCBitcoin', 'ETHEthereum']);
  expect(screen.getAllByText('--')).toHaveLength(6);
  expect(screen.getByRole('heading', { name: 'Aucune donnée disponible' })).toBeDefined();
});
