// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { boardOfStats, euroStats } from '../../testing/rates-fixtures.ts';
import { boardOf } from './board-state.ts';
import { createBoardStore } from './board-store.ts';

const dollar = euroStats({ currency: 'USD' });
const received = (board: ReturnType<typeof boardOfStats>) =>
  ({ type: 'rates-received', board, fromServer: true }) as const;

describe('the board store', () => {
  it('keeps the object of an unchanged currency, so that its panels do not render', () => {
    const store = createBoardStore();
    store.dispatch(received(boardOfStats(euroStats(), dollar)));
    const before = boardOf(store.getState())?.ratesByCurrency;
    store.dispatch(received(boardOfStats(euroStats({ banks: [] }), { ...dollar })));
    const after = boardOf(store.getState())?.ratesByCurrency;
    expect(after?.get('USD')).toBe(before?.get('USD'));
    expect(after?.get('EUR')).toEqual(euroStats({ banks: [] }));
  });

  it('keeps the board when the listener reports the values of the rendered page', () => {
    const initial = boardOfStats(euroStats(), dollar);
    const store = createBoardStore({ kind: 'static', board: initial });
    const { currency, ...rest } = euroStats();
    store.dispatch(received(boardOfStats({ ...rest, currency }, { ...dollar })));
    expect(store.getState().kind).toBe('live');
    expect(boardOf(store.getState())).toBe(initial);
    store.dispatch(received(boardOfStats(euroStats({ banks: [] }), dollar)));
    expect(boardOf(store.getState())).not.toBe(initial);
  });

  it('drops a currency whose document is gone', () => {
    const store = createBoardStore();
    store.dispatch(received(boardOfStats(euroStats(), dollar)));
    store.dispatch(received(boardOfStats(dollar)));
    expect([...(boardOf(store.getState())?.ratesByCurrency.keys() ?? [])]).toEqual(['USD']);
  });

  it('notifies its subscribers once of a change, and not of an event without one', () => {
    const store = createBoardStore();
    const reader = vi.fn();
    const stop = store.subscribe(reader);
    store.dispatch({ type: 'link-changed', up: true });
    expect(reader).toHaveBeenCalledTimes(0);
    store.dispatch(received(boardOfStats(dollar)));
    expect(reader).toHaveBeenCalledTimes(1);
    stop();
    store.dispatch(received(boardOfStats()));
    expect(reader).toHaveBeenCalledTimes(1);
  });

  it('reads the rates once on refresh, and reports whether the server answered', async () => {
    const store = createBoardStore();
    expect(await store.refresh()).toBe('connecting');
    store.setReader(async () => boardOfStats(dollar));
    expect(await store.refresh()).toBe('refreshed');
    expect(store.getState()).toEqual({ kind: 'live', board: boardOfStats(dollar) });
    store.setReader(() => Promise.reject(new Error('unavailable')));
    expect(await store.refresh()).toBe('unreachable');
    expect(store.getState()).toEqual({ kind: 'live', board: boardOfStats(dollar) });
  });

  it('restarts the feed on a refresh after a failure', async () => {
    const store = createBoardStore();
    store.dispatch({ type: 'feed-failed', failure: 'not-loaded' });
    expect(await store.refresh()).toBe('connecting');
    expect(store.getAttempt()).toBe(1);
    expect(store.getState()).toEqual({ kind: 'loading' });
  });

  it('returns the state of the rendered page for hydration, even after newer events', () => {
    const initial = { kind: 'static', board: boardOfStats(dollar) } as const;
    const store = createBoardStore(initial);
    store.dispatch(received(boardOfStats()));
    expect(store.getInitialState()).toBe(initial);
  });
});
