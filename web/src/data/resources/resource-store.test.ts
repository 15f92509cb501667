// @vitest-environment node
import type { Coin } from '@dinar/domain/documents/coin-document';
import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerDeadlineMs } from './answer-deadline.ts';
import { createResourceStore } from './resource-store.ts';

const coins = { kind: 'coins' } as const;
const bitcoin: Coin = {
  id: 'bitcoin',
  name: 'Bitcoin',
  symbol: 'btc',
  currentPrice: 91_234.5,
  priceChangePercentage24h: -1.2,
};
const entry: ResourceEntry<'coins'> = { kind: 'coins', key: 'coins', value: [bitcoin] };
const ready = { kind: 'ready', value: [bitcoin] };
const unanswered = { kind: 'failed', failure: 'unanswered', value: undefined };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('A resource that does not arrive in time fails, and recovers when it arrives later', () => {
  const store = createResourceStore();
  store.ask(coins);
  vi.advanceTimersByTime(answerDeadlineMs - 1);
  expect(store.getState('coins', 'coins')).toEqual({ kind: 'loading' });
  vi.advanceTimersByTime(1);
  expect(store.getState('coins', 'coins')).toEqual(unanswered);
  store.receive(entry);
  expect(store.getState('coins', 'coins')).toEqual(ready);
});

it('Values that arrived in time do not expire, nor do values of the rendered page', () => {
  const asking = createResourceStore();
  asking.ask(coins);
  asking.receive(entry);
  const rendered = createResourceStore([entry]);
  rendered.ask(coins);
  vi.advanceTimersByTime(answerDeadlineMs);
  expect(asking.getState('coins', 'coins')).toEqual(ready);
  expect(rendered.getState('coins', 'coins')).toEqual(ready);
});

it('A retry has its own deadline, fails again at its end, and keeps the last value', () => {
  const store = createResourceStore([entry]);
  store.fail(coins);
  const refused = store.getState('coins', 'coins');
  expect(refused).toEqual({ ...ready, kind: 'failed', failure: 'refused' });
  store.retry(coins);
  expect(store.getAttempt('coins')).toBe(1);
  vi.advanceTimersByTime(answerDeadlineMs - 1);
  expect(store.getState('coins', 'coins')).toBe(refused);
  vi.advanceTimersByTime(1);
  expect(store.getState('coins', 'coins')).toEqual({ ...refused, failure: 'unanswered' });
});

it('A refused listener ends the wait', () => {
  const store = createResourceStore();
  store.ask(coins);
  store.fail(coins);
  expect(vi.getTimerCount()).toBe(0);
});
