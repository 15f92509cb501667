import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import type { PageStore } from '../data/store/page-store.ts';
import { answerDeadlineMs } from '../data/store/readings.ts';
import { boardOfStats, euroStats, testConfig } from '../testing/rates-fixtures.ts';
import { showPart } from '../testing/show-app.tsx';
import { later } from '../ui/panel/later.tsx';
import type { Component } from '../ui/text/content.ts';
import { Fragment } from '../ui/text/fragment.ts';
import { BoardNotice } from './board-notice.tsx';
import { FeedFailure, LiveMount } from './live-mount.tsx';

const board = boardOfStats(euroStats());

function HealthyFeed({ store }: { store: PageStore }) {
  useEffect(() => {
    store.receive(board);
    store.changeLink('synced');
  }, [store]);
  return null;
}

function mount(load: () => Promise<Component<{ store: PageStore }>>) {
  return showPart(
    '/faq',
    <Fragment>
      <LiveMount config={testConfig} feed={later(load, { failure: FeedFailure })} />
      <BoardNotice />
    </Fragment>,
    { onCaughtError: () => undefined },
  );
}

/** Lets seconds pass one by one: React renders at the end of each. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
}

const retry = () => act(async () => screen.getByRole('button', { name: 'Réessayer' }).click());

it('the feed is loaded after the first paint, and the board goes live', async () => {
  const load = vi.fn(async () => HealthyFeed);
  const store = mount(load);
  expect(load).not.toHaveBeenCalled();
  await expect.poll(() => store.getLink()).toBe('live');
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
  expect([store.getLink(), load.mock.calls.length]).toEqual(['live', 4]);
});

it('a feed that throws leaves the page in place, and « Réessayer » mounts it anew', async () => {
  let isRefused = true;
  const store = mount(async () => (given) => {
    if (isRefused) throw new Error('permission-denied');
    return <HealthyFeed {...given} />;
  });
  await screen.findByText(/Cours en direct indisponibles/);
  expect(store.getReading('board', 'board')).toMatchObject({ kind: 'failed', failure: 'refused' });
  isRefused = false;
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
});
