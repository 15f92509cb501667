import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBoardStore } from '../../data/board/board-store.ts';
import { readLastSeen } from '../../data/page/last-seen.ts';
import { boardOfStats, euroStats } from '../../testing/rates-fixtures.ts';
import { keepRates } from './keep-rates.ts';

const board = boardOfStats(euroStats());
const newer = boardOfStats(euroStats({ banks: [] }));
const received = (rates: typeof board) =>
  ({ type: 'rates-received', board: rates, fromServer: true }) as const;
const lost = { type: 'link-changed', up: false } as const;

const arrival = new Date('2026-11-20T14:31:00Z');
const kept = () => readLastSeen()?.board;

let store: ReturnType<typeof createBoardStore>;

beforeEach(() => {
  vi.useFakeTimers({ now: arrival });
  store = createBoardStore({ kind: 'static', board: newer });
  keepRates(store);
});

afterEach(() => {
  // The next test must not receive the rates that this page still waits to write.
  dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('Stores arriving rates with their instant every ten seconds while the page stays open', () => {
  store.dispatch(received(board));
  expect(kept()).toBeUndefined();
  vi.advanceTimersByTime(9999);
  store.dispatch(received(newer));
  vi.advanceTimersByTime(1);
  expect(readLastSeen()).toEqual({
    board: newer,
    resources: [],
    renderedAt: new Date(arrival.getTime() + 9999),
  });
  store.dispatch(received(board));
  vi.advanceTimersByTime(9999);
  expect(kept()).toEqual(newer);
  vi.advanceTimersByTime(1);
  expect(kept()).toEqual(board);
});

it('Stores the last live rates when the page is left, even if the connection was lost before', () => {
  store.dispatch(received(board));
  store.dispatch(lost);
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toEqual(board);
});

it('Stores the last live rates when the page is hidden', () => {
  store.dispatch(received(board));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(kept()).toEqual(board);
});

it('Does not store rates that no server has confirmed, nor the same rates twice', () => {
  store.dispatch(lost);
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toBeUndefined();
  store.dispatch(received(board));
  dispatchEvent(new Event('pagehide'));
  localStorage.clear();
  store.dispatch(lost);
  store.dispatch({ type: 'link-changed', up: true });
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toBeUndefined();
});
