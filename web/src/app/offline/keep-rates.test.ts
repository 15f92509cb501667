import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readLastSeen } from '../../data/page/last-seen.ts';
import { createPageStore } from '../../data/store/page-store.ts';
import { boardOfStats, euroStats } from '../../testing/rates-fixtures.ts';
import { keepRates } from './keep-rates.ts';

const board = boardOfStats(euroStats());
const newer = boardOfStats(euroStats({ banks: [] }));

const arrival = new Date('2026-11-20T14:31:00Z');
const kept = () => readLastSeen()?.entries[0];

let store: ReturnType<typeof createPageStore>;

beforeEach(() => {
  vi.useFakeTimers({ now: arrival });
  store = createPageStore([newer]);
  keepRates(store);
});

afterEach(() => {
  // The next test must not receive the rates that this page still waits to write.
  dispatchEvent(new Event('pagehide'));
});

it('Stores arriving rates with their instant every ten seconds while the page stays open', () => {
  store.receive(board);
  expect(kept()).toBeUndefined();
  vi.advanceTimersByTime(9999);
  store.receive(newer);
  vi.advanceTimersByTime(1);
  expect(readLastSeen()).toEqual({
    entries: [newer],
    renderedAt: new Date(arrival.getTime() + 9999),
  });
  store.receive(board);
  vi.advanceTimersByTime(9999);
  expect(kept()).toEqual(newer);
  vi.advanceTimersByTime(1);
  expect(kept()).toEqual(board);
});

it('Stores the last live rates when the page is left, even if the connection was lost before', () => {
  store.receive(board);
  store.receive(board, false);
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toEqual(board);
});

it('Stores the last live rates when the page is hidden', () => {
  store.receive(board);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(kept()).toEqual(board);
});

it('Does not store rates that no server has confirmed, nor the same rates twice', () => {
  store.receive(board, false);
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toBeUndefined();
  store.receive(board);
  dispatchEvent(new Event('pagehide'));
  localStorage.clear();
  store.receive(board, false);
  store.receive(board);
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toBeUndefined();
});
