import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { type BoardStore, createBoardStore } from '../data/board/board-store.ts';
import { BoardStoreContext } from '../data/board/board-store-context.ts';
import { answerDeadlineMs } from '../data/resources/answer-deadline.ts';
import { createResourceStore } from '../data/resources/resource-store.ts';
import { ResourceStoreContext } from '../data/resources/resource-store-context.ts';
import { boardOfStats, euroStats, testConfig } from '../testing/rates-fixtures.ts';
import { BoardNotice } from './board-notice.tsx';
import { LiveMount } from './live-mount.tsx';

const board = boardOfStats(euroStats());

function HealthyFeed({ store }: { store: BoardStore }) {
  useEffect(() => store.dispatch({ type: 'rates-received', board, fromServer: true }), [store]);
  return null;
}

function RefusedFeed(): never {
  throw new Error('permission-denied');
}

type MountProps = Parameters<typeof LiveMount>[0];

function mount(load: MountProps['load'], startAnew: MountProps['startAnew'] = fail) {
  const store = createBoardStore();
  render(
    <BoardStoreContext value={store}>
      <ResourceStoreContext value={createResourceStore()}>
        <LiveMount config={testConfig} startAnew={startAnew} {...(load && { load })} />
        <MemoryRouter>
          <BoardNotice />
        </MemoryRouter>
      </ResourceStoreContext>
    </BoardStoreContext>,
    { onCaughtError: () => undefined },
  );
  return store;
}

function fail(): never {
  throw new Error('The page was started anew');
}

const retry = () => act(async () => screen.getByRole('button', { name: 'Réessayer' }).click());

it('the feed is loaded after the first paint, and the board goes live', async () => {
  const load = vi.fn(async () => HealthyFeed);
  const store = mount(load);
  expect(load).not.toHaveBeenCalled();
  await expect.poll(() => store.getState()).toEqual({ kind: 'live', board });
  expect(load).toHaveBeenCalledTimes(1);
});

it('a feed that does not load is reported; « Réessayer » asks again, and starts the page anew', async () => {
  const load = vi.fn(() => Promise.reject(new Error('Failed to fetch the module')));
  const startAnew = vi.fn(async () => undefined);
  mount(load, startAnew);
  await screen.findByText(/Cours en direct indisponibles/);
  expect(startAnew).not.toHaveBeenCalled();
  await retry();
  await expect.poll(() => startAnew).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText(/Cours en direct indisponibles/)).toBeDefined();
});

it('a feed that loads at the second attempt goes live in the same page', async () => {
  const load = vi
    .fn<() => Promise<typeof HealthyFeed>>()
    .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
    .mockResolvedValue(HealthyFeed);
  const store = mount(load);
  await screen.findByText(/Cours en direct indisponibles/);
  await retry();
  await expect.poll(() => store.getState()).toEqual({ kind: 'live', board });
});

it('a refused listener leaves the page in place, and « Réessayer » mounts the feed anew', async () => {
  const feeds = [RefusedFeed, HealthyFeed];
  const store = mount(async () => feeds.shift() ?? HealthyFeed);
  await screen.findByText(/Cours en direct indisponibles/);
  expect(store.getState()).toEqual({ kind: 'failed', failure: 'refused', board: undefined });
  await retry();
  await expect.poll(() => store.getState()).toEqual({ kind: 'live', board });
});

it('a feed without rates at the deadline has failed; each « Réessayer » restarts the deadline', async () => {
  vi.useFakeTimers();
  const store = mount(() => new Promise(() => {}));
  const unanswered = { kind: 'failed', failure: 'unanswered', board: undefined };
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  wait(answerDeadlineMs - 1);
  expect(store.getState()).toEqual({ kind: 'loading' });
  wait(1);
  expect(store.getState()).toEqual(unanswered);
  await retry();
  expect(store.getState()).toEqual({ kind: 'loading' });
  wait(answerDeadlineMs);
  expect(store.getState()).toEqual(unanswered);
  act(() => store.dispatch({ type: 'rates-received', board, fromServer: true }));
  wait(answerDeadlineMs);
  expect(store.getState()).toEqual({ kind: 'live', board });
  vi.useRealTimers();
});
