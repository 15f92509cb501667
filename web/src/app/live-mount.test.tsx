import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createPageStore, type PageStore } from '../data/store/page-store.ts';
import { PageStoreContext } from '../data/store/page-store-context.ts';
import { answerDeadlineMs } from '../data/store/readings.ts';
import { boardOfStats, euroStats, testConfig } from '../testing/rates-fixtures.ts';
import { BoardNotice } from './board-notice.tsx';
import { LiveMount } from './live-mount.tsx';

const board = boardOfStats(euroStats());

function HealthyFeed({ store }: { store: PageStore }) {
  useEffect(() => {
    store.receive(board);
    store.changeLink('synced');
  }, [store]);
  return null;
}

function RefusedFeed(): never {
  throw new Error('permission-denied');
}

type MountProps = Parameters<typeof LiveMount>[0];

function mount(load: MountProps['load'], startAnew: MountProps['startAnew'] = fail) {
  const store = createPageStore();
  render(
    <PageStoreContext value={store}>
      <LiveMount config={testConfig} startAnew={startAnew} {...(load && { load })} />
      <MemoryRouter initialEntries={['/faq']}>
        <BoardNotice />
      </MemoryRouter>
    </PageStoreContext>,
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
  await expect.poll(() => store.getLink()).toBe('live');
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
  await expect.poll(() => store.getLink()).toBe('live');
});

it('a feed that throws leaves the page in place, and « Réessayer » mounts it anew', async () => {
  const feeds = [RefusedFeed, HealthyFeed];
  const store = mount(async () => feeds.shift() ?? HealthyFeed);
  await screen.findByText(/Cours en direct indisponibles/);
  expect(store.getReading('board', 'board')).toMatchObject({ kind: 'failed', failure: 'refused' });
  await retry();
  await expect.poll(() => store.getLink()).toBe('live');
});

it('a feed without rates at the deadline has failed; each « Réessayer » restarts the deadline', async () => {
  vi.useFakeTimers();
  const store = mount(() => new Promise(() => {}));
  const unanswered = { kind: 'failed', failure: 'unanswered' };
  const reading = () => store.getReading('board', 'board');
  const button = () => screen.getByRole('button', { name: 'Réessayer' });
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  wait(answerDeadlineMs - 1);
  expect(reading()).toEqual({ kind: 'loading' });
  wait(1);
  expect(reading()).toMatchObject(unanswered);
  expect(button().getAttribute('aria-disabled')).toBe('false');
  await retry();
  expect(button().getAttribute('aria-disabled')).toBe('true');
  wait(answerDeadlineMs);
  expect(button().getAttribute('aria-disabled')).toBe('false');
  expect(reading()).toMatchObject(unanswered);
  act(() => store.receive(board));
  wait(answerDeadlineMs);
  expect(reading()).toMatchObject({ kind: 'ready', isLive: true });
  vi.useRealTimers();
});
