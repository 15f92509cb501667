import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createBoardStore } from '../../data/board-store.ts';
import { boardOfStats, euroStats } from '../../testing/rates-fixtures.ts';
import { loadScreens, showApp } from '../../testing/show-app.tsx';

beforeAll(loadScreens);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const shown = () => screen.queryByTestId('conversion-result')?.textContent;

it('rates that did not load are told, with no result', () => {
  const store = createBoardStore();
  showApp('/convertisseur', { store });
  act(() => store.dispatch({ type: 'feed-failed', failure: 'refused' }));
  expect(screen.getByRole('alert').textContent).toBe('Erreur lors du chargement des tauxRéessayer');
  expect(shown()).toBeUndefined();
});

it('a day without any rate is told, with no result', () => {
  showApp('/convertisseur', {
    store: createBoardStore({ kind: 'static', board: boardOfStats() }),
  });
  expect(screen.getByRole('alert').textContent).toBe("Aucun taux disponible pour aujourd'hui");
  expect(shown()).toBeUndefined();
});

it('a currency without a rate is never taken as 1 or 0', () => {
  const board = boardOfStats(euroStats());
  showApp('/convertisseur/aud/tnd/10', { store: createBoardStore({ kind: 'static', board }) });
  expect(screen.getByRole('alert').textContent).toBe(
    "Aucun taux disponible pour aujourd'hui : AUD",
  );
  expect(shown()).toBeUndefined();
});

it('the result follows the rates under the visitor’s eyes', () => {
  const store = createBoardStore({ kind: 'static', board: boardOfStats(euroStats()) });
  showApp('/convertisseur?amount=10', { store });
  expect(shown()).toBe('34,10');
  const banks = euroStats().banks.map((quote) => ({ ...quote, saleRate: 3.5 }));
  const board = boardOfStats(euroStats({ banks }));
  act(() => store.dispatch({ type: 'rates-received', board, fromServer: true }));
  expect(shown()).toBe('35,00');
});
