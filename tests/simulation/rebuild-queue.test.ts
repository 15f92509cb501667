import type { Rebuild } from '@dinar/functions/store/aggregates/rebuild';
import { RebuildQueue } from '@dinar/functions/store/aggregates/rebuild-queue';
import type { RateStore } from '@dinar/functions/store/rate-store/rate-store';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';

const at = (ms: number) => Timestamp.fromMillis(ms);

/** One aggregate: the time its rows were read, the time of its last write, and how often it was settled. */
class Aggregate {
  rowsReadAtMs = 0;
  writtenAtMs = 0;
  settled = 0;
  readonly rebuild: Rebuild;

  constructor(path: string, onSettled: (path: string) => void = () => {}) {
    this.rebuild = {
      key: path,
      path,
      isFresh: (_, since) => this.rowsReadAtMs > since.toMillis(),
      wroteLast: () => true,
      settle: async () => {
        this.settled += 1;
        onSettled(path);
        return 'written';
      },
    };
  }
}

/** A store of these aggregates at the time `nowMs`, with the test's `wait`. */
function storeOf(aggregates: readonly Aggregate[], nowMs: () => number, wait: RateStore['wait']) {
  const get = async (path: string) => {
    const found = aggregates.find(({ rebuild }) => rebuild.path === path);
    if (!found) throw new Error(`${path} was not expected`);
    return { path, data: {}, changedAt: at(found.writtenAtMs), readAt: at(nowMs()) };
  };
  const refuse = () => {
    throw new Error('Not expected');
  };
  const others = { findRows: refuse, findOverrides: refuse };
  const writes = { set: refuse, update: refuse, delete: refuse };
  const store: RateStore = {
    wait,
    transact: (work) => work({ get, ...others, ...writes }),
  };
  return store;
}

it('a change that joins a postponed rebuild is contained in it, whatever another instance wrote meanwhile', async () => {
  const euro = new Aggregate('rates-stats/EUR');
  euro.rowsReadAtMs = 10_000;
  euro.writtenAtMs = 10_000;
  let nowMs = 10_100;
  const waits: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => waits.push(resolve));
  const queue = new RebuildQueue(storeOf([euro], () => nowMs, wait));
  const first = queue.ask(euro.rebuild, at(10_050));
  await expect.poll(() => waits.length).toBe(1);
  const joined = queue.ask(euro.rebuild, at(10_500));
  // Another instance has read the first change but not the second.
  euro.rowsReadAtMs = 10_200;
  nowMs = 11_500;
  waits[0]?.();
  expect(await Promise.all([first, joined])).toEqual(['written', 'written']);
  expect(euro.settled).toBe(1);
});

it('events of a burst fail when its wait fails, and those after it are served', async () => {
  const boards = ['EUR', 'USD', 'GBP'].map((code) => new Aggregate(`rates-stats/${code}`));
  let failures = 1;
  const wait = async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('The clock failed');
  };
  const queue = new RebuildQueue(storeOf(boards, () => 20_000, wait));
  const askAll = () =>
    Promise.allSettled(boards.map(({ rebuild }) => queue.ask(rebuild, at(5000))));
  const refused = { status: 'rejected', reason: new Error('The clock failed') };
  expect(await askAll()).toEqual([refused, refused, refused]);
  const served = { status: 'fulfilled', value: 'written' };
  expect(await askAll()).toEqual([served, served, served]);
});

it('a snapshot waits for a board that must not be written yet, because the board judges its rows', async () => {
  const settled: string[] = [];
  const [board, snapshot] = [
    new Aggregate('rates-stats/EUR', (path) => settled.push(path)),
    new Aggregate('bank-snapshots/2026-11-20_BIAT', (path) => settled.push(path)),
  ] as const;
  board.writtenAtMs = 10_000;
  let nowMs = 10_100;
  const waits: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => waits.push(resolve));
  const queue = new RebuildQueue(storeOf([board, snapshot], () => nowMs, wait));
  const asked = [snapshot, board].map(({ rebuild }) => queue.ask(rebuild, at(10_050)));
  await expect.poll(() => waits.length).toBe(2);
  expect(settled).toEqual([]);
  nowMs = 11_100;
  for (const resume of waits) resume();
  await Promise.all(asked);
  expect(settled).toEqual(['rates-stats/EUR', 'bank-snapshots/2026-11-20_BIAT']);
});
