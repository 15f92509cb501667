import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { answerDeadlineMs } from '../../data/store/readings.ts';
import { bankDay, euroStats, friday, ratesOfPage } from '../../testing/rates-fixtures.ts';
import { loadScreens, showRates } from '../../testing/show-app.tsx';

const failure = 'Erreur de chargementError loading bank ratesRéessayer';
const published = [
  bankDay(friday, { EUR: ratesOfPage(3.361, 3.421), USD: ratesOfPage(2.9, 2.95) }),
];

beforeAll(loadScreens);

/** Shows a bank's page with the fixture's board: BIAT quotes the euro on it, UIB nothing. */
function show(path: string) {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
  return showRates(path, euroStats());
}

const euro = () => screen.getByRole('rowheader', { name: /EUR/ }).closest('tr')?.textContent;

it('shows a placeholder of 14 rows while rates load, for at most eight seconds', () => {
  show('/cours-change/uib');
  expect(screen.getByTestId('bank-rates-skeleton').childElementCount).toBe(14);
  act(() => vi.advanceTimersByTime(answerDeadlineMs));
  expect(screen.queryByTestId('bank-rates-skeleton')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe(failure);
});

it('shows the bank’s quotes on the board, and its other days once they arrive, however late', () => {
  const store = show('/cours-change/biat');
  expect(euro()).toMatch(/3,360.*3,420/);
  expect(screen.getByText('1 devise(s) disponible(s)')).toBeDefined();
  act(() => vi.advanceTimersByTime(answerDeadlineMs));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(euro()).toMatch(/3,360.*3,420/);
  act(() => store.receive({ kind: 'snapshots', key: 'snapshots:BIAT', value: published }));
  expect(euro()).toMatch(/3,360.*3,420/);
  expect(screen.getByText('2 devise(s) disponible(s)')).toBeDefined();
});

it('shows no rates after a refused read, even if the board contains some', () => {
  const store = show('/cours-change/biat');
  act(() => store.fail({ kind: 'snapshots', bank: 'BIAT' }, 'refused'));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe(failure);
});

it('« Réessayer » also restarts a feed that failed to load', async () => {
  const store = show('/cours-change/uib');
  vi.useRealTimers();
  act(() => store.failFeed('not-loaded'));
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button'));
  expect([store.getFeedAttempt(), store.isAwaited('snapshots:UIBK')]).toEqual([1, true]);
});
