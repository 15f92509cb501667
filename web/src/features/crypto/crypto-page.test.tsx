import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answerDeadlineMs } from '../../data/store/readings.ts';
import { loadScreens, showApp } from '../../testing/show-app.tsx';

beforeAll(loadScreens);

const bitcoin = {
  id: 'bitcoin',
  name: 'Bitcoin',
  symbol: 'btc',
  currentPrice: 91_234.5,
  priceChangePercentage24h: -1.2,
};

it('coins that cannot be read are reported as specified, and the last known stay', () => {
  const store = showApp('/cryptomonnaies');
  expect(screen.getAllByRole('row')).toHaveLength(17);
  act(() => store.fail({ kind: 'coins' }, 'refused'));
  expect(screen.getByRole('alert').textContent).toBe(
    'Erreur de chargementErreur lors du chargement des taux de crypto-monnaiesRéessayer',
  );
  act(() => store.receive({ kind: 'coins', key: 'coins', value: [bitcoin] }));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => store.fail({ kind: 'coins' }, 'refused'));
  expect(screen.getByRole('alert').textContent).toContain(
    'Les derniers prix connus restent affichés.',
  );
  expect(screen.getByRole('rowheader', { name: /Bitcoin/ })).toBeDefined();
});

it('coins that miss the deadline are reported like coins that cannot be read', () => {
  vi.useFakeTimers();
  showApp('/cryptomonnaies');
  expect(screen.getAllByRole('row')).toHaveLength(17);
  act(() => vi.advanceTimersByTime(answerDeadlineMs));
  expect(screen.queryByRole('row')).toBeNull();
  expect(screen.getAllByRole('definition').map((count) => count.textContent)).toEqual([
    '–',
    '–',
    '–',
  ]);
  expect(screen.getByRole('alert').textContent).toBe(
    'Erreur de chargementErreur lors du chargement des taux de crypto-monnaiesRéessayer',
  );
});

it('an empty collection shows the two placeholders and the no-data card', () => {
  showApp('/cryptomonnaies', [{ kind: 'coins', key: 'coins', value: [] }]);
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'BTCBitcoin',
    'ETHEthereum',
  ]);
  expect(screen.getAllByText('--')).toHaveLength(6);
  expect(screen.getByRole('heading', { name: 'Aucune donnée disponible' })).toBeDefined();
});
