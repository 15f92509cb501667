import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { answerDeadlineMs } from '../../data/store/readings.ts';
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
  act(() => store.receive(coinsEntry(bitcoin)));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => store.fail({ kind: 'coins' }, 'refused'));
  expect(screen.getByRole('alert').textContent).toContain(
    'Les derniers prix connus restent affichés.',
  );
  expect(screen.getByRole('rowheader', { name: /Bitcoin/ })).toBeDefined();
});

it('a press on « Réessayer » is seen until the next failure', async () => {
  const store = showApp('/cryptomonnaies');
  act(() => store.fail({ kind: 'coins' }, 'refused'));
  const retry = () => screen.getByRole('button', { name: 'Réessayer' });
  await userEvent.click(retry());
  expect(retry().ariaDisabled).toBe('true');
  act(() => store.fail({ kind: 'coins' }, 'unanswered'));
  expect(retry().ariaDisabled).toBeNull();
});

it('coins that miss the deadline are reported like coins that cannot be read', () => {
  vi.useFakeTimers();
  showApp('/cryptomonnaies');
  expect(screen.getAllByRole('row')).toHaveLength(17);
  act(() => vi.advanceTimersByTime(answerDeadlineMs));
  expect(screen.queryByRole('row')).toBeNull();
  expect(allWords(screen.getAllByRole('definition'))).toEqual(['–', '–', '–']);
  expect(screen.getByRole('alert').textContent).toBe(failure);
});

it('an empty collection shows the two placeholders and the no-data card', () => {
  showApp('/cryptomonnaies', [coinsEntry()]);
  expect(allWords(screen.getAllByRole('rowheader'))).toEqual(['BTCBitcoin', 'ETHEthereum']);
  expect(screen.getAllByText('--')).toHaveLength(6);
  expect(screen.getByRole('heading', { name: 'Aucune donnée disponible' })).toBeDefined();
});
