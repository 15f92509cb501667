// @vitest-environment node
import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bitcoin, boardOfStats, coinsEntry, euroStats } from '../../testing/rates-fixtures.ts';
import { lingerMs } from './listenings.ts';
import { createPageStore } from './page-store.ts';
import { answerDeadlineMs } from './readings.ts';

const board = { kind: 'board' } as const;
const coins = { kind: 'coins' } as const;
const entry = coinsEntry(bitcoin);
const ready = { kind: 'ready', entry, isLive: true };
const unanswered = { kind: 'failed', failure: 'unanswered', entry: undefined };
const rates = boardOfStats(euroStats());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function createStore(entries?: readonly ResourceEntry[]) {
  const store = createPageStore(entries);
  return {
    ...store,
    coins: () => store.getReading('coins', 'coins'),
    ids: () => store.getListenings().map(({ id }) => id),
  };
}

beforeEach(() => void vi.useFakeTimers());
describe('a reading', () => {
  it('fails without a value in time, and recovers when one arrives later', async () => {
    const store = createStore();
    store.use(coins);
    await pass(answerDeadlineMs - 1);
    expect(store.coins()).toEqual({ kind: 'loading' });
    await pass(1);
    expect(store.coins()).toEqual(unanswered);
    store.receive(entry);
    expect(store.coins()).toEqual(ready);
    await pass(answerDeadlineMs);
    expect(store.coins()).toEqual(ready);
  });

  it('of the rendered page does not expire, and stays as it was for hydration', async () => {
    const store = createStore([entry]);
    store.use(coins);
    await pass(answerDeadlineMs);
    expect(store.coins()).toEqual({ ...ready, isLive: false });
    store.receive({ ...entry, value: [] });
    expect(store.getInitialReading('coins', 'coins').entry).toBe(entry);
  });

  it('waits again after a retry, and fails again with the last value', async () => {
    const store = createStore([entry]);
    store.use(coins);
    store.fail(coins, 'refused');
    const refused = store.coins();
    expect(refused).toEqual({ kind: 'failed', failure: 'refused', entry });
    store.retry(coins);
    expect([store.coins(), store.isAwaited('coins')]).toEqual([refused, true]);
    await pass(answerDeadlineMs);
    expect(store.coins()).toEqual({ ...refused, failure: 'unanswered' });
    expect(store.isAwaited('coins')).toBe(false);
  });

  it('notifies its subscribers of a change, and not of the same value', () => {
    const store = createStore();
    const onChange = vi.fn();
    const stop = store.subscribe(onChange);
    store.receive(entry);
    store.receive({ ...entry });
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
    store.receive({ ...entry, value: [] });
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe('a listener', () => {
  it('is requested once for several screens, and ends a minute after the last one', async () => {
    const store = createStore();
    const leave = [store.use(coins), store.use(coins)];
    store.receive(entry);
    expect(store.ids()).toEqual(['coins#1']);
    const [listening] = store.getListenings();
    leave[0]?.();
    await pass(2 * lingerMs);
    expect(store.ids()).toEqual(['coins#1']);
    leave[1]?.();
    await pass(lingerMs - 1);
    expect(listening?.signal.aborted).toBe(false);
    await pass(1);
    expect([listening?.signal.aborted, store.ids()]).toEqual([true, []]);
    expect(store.coins()).toEqual({ ...ready, isLive: false });
  });

  it('goes on if a screen needs it again within the minute', async () => {
    const store = createStore();
    store.use(coins)();
    await pass(lingerMs - 1);
    store.use(coins, true);
    await pass(10 * lingerMs);
    expect(store.getListenings()).toMatchObject([{ id: 'coins#1', isClose: true }]);
  });

  it('starts anew at the next visit after its end, without the failure of the earlier one', async () => {
    const store = createStore();
    store.use(coins)();
    store.fail(coins, 'refused');
    await pass(lingerMs);
    store.use(coins);
    expect([store.ids(), store.coins()]).toEqual([['coins#2'], { kind: 'loading' }]);
  });

  it('is another one after a retry, and the first one ends', () => {
    const store = createStore();
    store.use(coins);
    const [first] = store.getListenings();
    store.retry(coins);
    expect([first?.signal.aborted, store.ids()]).toEqual([true, ['coins#2']]);
  });
});

describe('the link', () => {
  it('is live once the listener is in sync, lost without it, and paused while the page is hidden', () => {
    const store = createStore([rates]);
    expect(store.getLink()).toBe('waiting');
    const steps = ['synced', 'lost', 'synced', 'paused', 'lost', 'resumed', 'paused', 'synced'];
    const links = ['live', 'lost', 'live', 'paused', 'paused', 'lost', 'lost', 'live'];
    expect(
      (steps as Parameters<typeof store.changeLink>[0][]).map((event) => {
        store.changeLink(event);
        return store.getLink();
      }),
    ).toEqual(links);
    expect(createPageStore([rates], true).getLink()).toBe('lost');
  });

  it('has failed as long as the board has, and is not live from before', () => {
    const store = createStore([rates]);
    store.changeLink('synced');
    store.fail(board, 'refused');
    expect(store.getLink()).toBe('failed');
    store.receive(rates);
    expect(store.getLink()).toBe('lost');
  });

  it('a feed that has failed takes all that is awaited with it, and a retry attaches it again', () => {
    const store = createStore([rates]);
    store.use(coins);
    store.failFeed('not-loaded');
    expect([store.getLink(), store.coins()]).toEqual([
      'failed',
      { ...unanswered, failure: 'not-loaded' },
    ]);
    expect(store.getReading('board', 'board').entry).toBe(rates);
    store.retry(coins);
    store.retry(board);
    expect(store.getFeedAttempt()).toBe(1);
  });
});

describe('a refresh', () => {
  it('reads from the server once the feed is there', async () => {
    const store = createStore();
    const outcome = store.refresh(coins);
    await pass(answerDeadlineMs - 1);
    store.setReader(async () => entry);
    expect(await outcome).toBe('refreshed');
    expect(store.coins()).toEqual(ready);
  });

  it.each([
    ['refused', () => Promise.reject(new Error('permission-denied'))],
    ['not answered', () => new Promise<never>(() => {})],
  ])('that is %s says so, and nothing else', async (_, read) => {
    const store = createStore([entry]);
    store.setReader(read);
    const outcome = store.refresh(coins);
    await pass(answerDeadlineMs);
    expect(await outcome).toBe('unreachable');
    expect(store.coins()).toEqual({ ...ready, isLive: false });
  });

  it('without a feed ends at the deadline', async () => {
    const outcome = createStore([entry]).refresh(coins);
    await pass(answerDeadlineMs);
    expect(await outcome).toBe('unreachable');
  });

  it('listens again to what has failed, and attaches a failed feed', async () => {
    const store = createStore([entry]);
    store.use(coins);
    store.setReader(() => Promise.reject(new Error('permission-denied')));
    store.fail(coins, 'refused');
    expect(await store.refresh(coins)).toBe('unreachable');
    expect([store.ids(), store.coins().kind]).toEqual([['coins#2'], 'failed']);
    store.failFeed('not-loaded');
    await store.refresh(coins);
    expect(store.getFeedAttempt()).toBe(1);
  });
});
