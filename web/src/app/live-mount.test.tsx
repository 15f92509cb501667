import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type BoardStore, createBoardStore } from '../data/board/board-store.ts';
import { BoardStoreContext } from '../data/board/board-store-context.ts';
import { answerDeadlineMs } from '../data/resources/answer-deadline.ts';
import { createResourceStore } from '../data/resources/resource-store.ts';
import { ResourceStoreContext } from '../data/resources/resource-store-context.ts';
import { boardOfStats, euroStats, testConfig } from '../testing/rates-fixtures.ts';
import { BrowserRouter } from '../ui/address/router.tsx';
import { later } from '../ui/panel/later.tsx';
import { BoardNotice } from './board-notice.tsx';
import { FeedFailure, LiveMount } from './live-mount.tsx';

const board = boardOfStats(euroStats());

function HealthyFeed({ store }: { store: BoardStore }) {
  useEffect(() => store.dispatch({ type: 'rates-received', board, fromServer: true }), [store]);
  return null;
}

function mount(load: () => Promise<React.ComponentType<{ store: BoardStore }>>) {
  const store = createBoardStore();
  render(
    <BoardStoreContext value={store}>
      <ResourceStoreContext value={createResourceStore()}>
        <LiveMount config={testConfig} feed={later(load, { failure: FeedFailure })} />
        <BrowserRouter>
          <BoardNotice />
        </BrowserRouter>
      </ResourceStoreContext>
    </BoardStoreContext>,
    { onCaughtError: () => undefined },
  );
  return store;
}

/** Lets seconds pass one by one: React renders at the end of each. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
}

const retry = () => act(async () => screen.getByRole('button', { name: 'Réessayer' }).click());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the feed is loaded after the first paint, and the board goes live', async () => {
  const load = vi.fn(async () => HealthyFeed);
  const store = mount(load);
  expect(load).not.toHaveBeenCalled();
  await expect.poll(() => store.getState()).toEqual({ kind: 'live', board });
  expect(load).toHaveBeenCalledTimes(1);
});

it('a feed that does not load three times is reported; « Réessayer » loads it in the same page', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const load = vi.fn(async (): Promise<typeof HealthyFeed> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const store = mount(load);
  await pass(60);
  expect(screen.getByText(/Cours en direct indisponibles/)).toBeDefined();
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue(HealthyFeed);
  await retry();
  await pass(1);
  expect([store.getState(), load.mock.calls.length]).toEqual([{ kind: 'live', board }, 4]);
});

it('a refused listener leaves the page in place, and « Réessayer » mounts the feed anew', async () => {
  let isRefused = true;
  const store = mount(async () => (given) => {
    if (isRefused) throw new Error('permission-denied');
    return <HealthyFeed {...given} />;
  });
  await screen.findByText(/Cours en direct indisponibles/);
  expect(store.getState()).toEqual({ kind: 'failed', failure: 'refused', board: undefined });
  isRefused = false;
  await retry();
  await expect.poll(() => store.getState()).toEqual({ kind: 'live', board });
});

it('a feed without rates at the deadline has failed; each « Réessayer » restarts the deadline', async () => {
  vi.useFakeTimers();
  const store = mount(() => new Promise(() => {}));
  const unanswered = { kind: 'failed', failure: 'unanswered', board: undefined };
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(answerDeadlineMs - 1);
  expect(store.getState()).toEqual({ kind: 'loading' });
  await wait(1);
  expect(store.getState()).toEqual(unanswered);
  await retry();
  expect(store.getState()).toEqual({ kind: 'loading' });
  await wait(answerDeadlineMs);
  expect(store.getState()).toEqual(unanswered);
  act(() => store.dispatch({ type: 'rates-received', board, fromServer: true }));
  await wait(answerDeadlineMs);
  expect(store.getState()).toEqual({ kind: 'live', board });
  vi.useRealTimers();
});
