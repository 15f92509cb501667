import { minMsBetweenWrites } from '@dinar/functions/store/aggregates/rebuild';
import { rebuildAfterRateChange } from '@dinar/functions/store/aggregates/rebuild-after-rate-change';
import { type QueueSettings, RebuildQueue } from '@dinar/functions/store/aggregates/rebuild-queue';
import { writeLiveRate } from '@dinar/functions/store/live/write-live-rate';
import type { RateStore, RateTransaction } from '@dinar/functions/store/rate-store/rate-store';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { sampleSeeds, seedsUpTo } from '../support/sample-count.ts';
import { production, type Simulated, simulateHistory } from './simulate-history.ts';

// Each planted fault must be found in as many histories as `npm test` plays.
const usual = 100;

const seeds = sampleSeeds('HISTORIES', usual, 2000);

const replay = (seed: number) =>
  `SEED=${seed} npx vitest run --project simulation simulate-history`;

/** The first seed whose final aggregates do not match its rows. */
async function firstDrift(simulated: Simulated, tried: readonly number[]) {
  for (const seed of tried) {
    const { found, expected } = await simulateHistory(seed, simulated);
    try {
      expect(found).toEqual(expected);
    } catch {
      // They differ, which is what is looked for.
      return seed;
    }
  }
  return undefined;
}

test('After any history, with any faults, every aggregate matches its rows', async () => {
  // As visitors are promised: a second between two rebuilds of a document.
  expect(minMsBetweenWrites).toBeGreaterThanOrEqual(1000);
  let shortestGapMs = Number.POSITIVE_INFINITY;
  let [runs, crashes, contentions, problems] = [0, 0, 0, 0];
  for (const seed of seeds) {
    const history = await simulateHistory(seed);
    expect(history.found, `Replay: ${replay(seed)}`).toEqual(history.expected);
    expect(history.shortestGapMs, `Replay: ${replay(seed)}`).toBeGreaterThanOrEqual(
      minMsBetweenWrites,
    );
    shortestGapMs = Math.min(shortestGapMs, history.shortestGapMs);
    runs += history.runs;
    crashes += history.crashes;
    contentions += history.contentions;
    problems += history.problems;
  }
  // The histories only test something if functions ran, crashed, contended and judged in them.
  expect(runs).toBeGreaterThan(seeds.length);
  const isPaced = shortestGapMs < 2 * minMsBetweenWrites;
  const isWorthSomething = crashes > 0 && contentions > 0 && problems > seeds.length && isPaced;
  expect(isWorthSomething || seeds.length < 10).toBe(true);
}, 600_000);

test('One seed gives one history', async () => {
  expect(await simulateHistory(7)).toEqual(await simulateHistory(7));
});

// The histories in which the faults were found before are tried first: the order changes the time alone.
const foundBefore = [84, 49, 38, 12, 4];
const firstSeeds = [...new Set([...foundBefore, ...seedsUpTo(usual)])];

const planted: Readonly<Record<string, Partial<Simulated>>> = {
  'A rebuild that reads outside its transaction': { isLocking: false },
  'A platform that would not deliver an event again after a crash': { redelivers: false },
  'Freshness by the time of writing, instead of the time its rows were read,': {
    openQueue: queueOn(withLateStamps),
  },
  'An event that ends before its rebuild does': { openQueue: unwaited },
  'A queue that remembers an aggregate as of its commit': { openQueue: queueOn(rememberedLate) },
  'A trigger that ignores the row’s previous version': {
    settle: (queue, change) => rebuildAfterRateChange(queue, { ...change, before: undefined }),
  },
  'A live rate without a new judgement of rows': {
    writeLive: (store, quote, now) => writeLiveRate(withoutMarket(store), quote, now),
  },
  'A problem that is never cleared': { openQueue: queueOn(withLastingProblems) },
};

test.each(Object.entries(planted))('%s is found out', async (_, broken) => {
  expect(await firstDrift({ ...production, ...broken }, firstSeeds)).toBeDefined();
});

/** Opens queues on a broken store. */
function queueOn(broken: (store: RateStore) => RateStore): Simulated['openQueue'] {
  return (store, settings) => new RebuildQueue(broken(store), settings);
}

/** Acknowledges an event while its rebuild is still running. */
function unwaited(store: RateStore, settings: Partial<QueueSettings>): RebuildQueue {
  const queue = new RebuildQueue(store, settings);
  const ask = queue.ask.bind(queue);
  queue.ask = (rebuild, changedAt) => {
    ask(rebuild, changedAt).catch(() => {
      // The event has been acknowledged, so no error is reported.
    });
    return Promise.resolve('unchanged');
  };
  return queue;
}

/** Treats an aggregate as if its rows had been read at the end of its rebuild. */
function rememberedLate(store: RateStore): RateStore {
  return changed(store, (transaction) => ({
    async get(path) {
      const stored = await transaction.get(path);
      return { ...stored, readAt: Timestamp.fromMillis(stored.readAt.toMillis() + 1000) };
    },
  }));
}

/** Stamps each write with the last known instant, which is after its rows were read. */
function withLateStamps(store: RateStore): RateStore {
  return changed(store, (transaction) => ({
    set: (path, fields) => transaction.set(path, stampedLater(fields)),
  }));
}

/** Reports that no row was judged by the market. */
function withoutMarket(store: RateStore): RateStore {
  return changed(store, (transaction) => ({
    async get(path) {
      const stored = await transaction.get(path);
      return stored.data ? { ...stored, data: { ...stored.data, dependsOnMarket: false } } : stored;
    },
  }));
}

/** Writes problems but never clears them. */
function withLastingProblems(store: RateStore): RateStore {
  return changed(store, (transaction) => ({
    update: (path, changes) =>
      transaction.update(
        path,
        changes.filter(({ value }) => value !== null),
      ),
  }));
}

function changed(
  store: RateStore,
  change: (transaction: RateTransaction) => Partial<RateTransaction>,
): RateStore {
  return {
    ...store,
    transact: (work) =>
      store.transact((transaction) =>
        work({
          get: (path) => transaction.get(path),
          findRows: (query) => transaction.findRows(query),
          findOverrides: (days) => transaction.findOverrides(days),
          update: (path, changes) => transaction.update(path, changes),
          delete: (path) => transaction.delete(path),
          set: (path, fields) => transaction.set(path, fields),
          ...change(transaction),
        }),
      ),
  };
}

function stampedLater(fields: Parameters<RateTransaction['set']>[1]) {
  const { updatedAt } = fields;
  if (updatedAt === undefined) return fields;
  const secondLater = updatedAt.toMillis() + 1000;
  return { ...fields, updatedAt: updatedAt.constructor.fromMillis(secondLater) };
}
