import { setTimeout as sleep } from 'node:timers/promises';
import { utcDay } from '@dinar/domain/days/rate-date';
import { latestWorkingDay } from '@dinar/domain/days/working-day';
import { collection } from '@dinar/domain/documents/collections';
import { choicesOf } from '@dinar/domain/testing/seeded-choices';
import { rebuildAfterRateChange } from '@dinar/functions/store/aggregates/rebuild-after-rate-change';
import { RebuildQueue } from '@dinar/functions/store/aggregates/rebuild-queue';
import { ingestRates } from '@dinar/functions/store/ingest/ingest-rates';
import {
  firestoreRateStore,
  writtenDocument,
} from '@dinar/functions/store/rate-store/firestore-rate-store';
import { repairDrift } from '@dinar/functions/store/reconcile/repair-drift';
import type { Firestore } from 'firebase-admin/firestore';
import { boardRows } from '../../../support/board-rows.ts';

/** The cost of a burst, and the updates that visitors saw. */
export interface Burst {
  readonly reads: number;
  readonly writes: number;
  /** From the rows' commit to the last commit of an aggregate, on the database's clock. */
  readonly rightAfterMs: number;
  /** The time until the last event was handled. */
  readonly settledMs: number;
  /** The shortest time between two updates of one aggregate, as listeners received them. */
  readonly shortestGapMs: number;
  /** The documents that do not match their rows. */
  readonly drift: readonly string[];
}

const shown = [collection.ratesStats, collection.bankSnapshots];

/** Stores rows in one commit and runs all their events at once, distributed over the given instances. */
export async function playBurst(
  db: Firestore,
  { rowCount, instances, share }: { rowCount: number; instances: number; share: number },
): Promise<Burst> {
  const now = new Date();
  const rows = boardRows(latestWorkingDay(utcDay(now)), rowCount, share);
  const before = await rowsById(db);
  await ingestRates(db, rows, { now, source: 'demo' });
  const after = await rowsById(db);
  const usage = { reads: 0, writes: 0 };
  const queues = Array.from(
    { length: instances },
    () => new RebuildQueue(firestoreRateStore(db, usage)),
  );
  // The platform distributes events in any way.
  const choices = choicesOf(instances);
  const watch = watchUpdates(db);
  const startedMs = performance.now();
  await Promise.all(
    [...after].map(([path, written]) => {
      const queue = choices.pick(queues);
      return rebuildAfterRateChange(queue, { path, before: before.get(path), after: written });
    }),
  );
  const settledMs = Math.round(performance.now() - startedMs);
  const { shortestGapMs, lastMs } = await watch.stop();
  const committedMs = Math.max(
    ...[...after.values()].map(({ changedAt }) => changedAt?.toMillis() ?? 0),
  );
  const { repaired } = await repairDrift(db, utcDay(new Date()));
  return {
    ...usage,
    settledMs,
    rightAfterMs: lastMs - committedMs,
    shortestGapMs,
    drift: repaired.map(({ path }) => path),
  };
}

async function rowsById(db: Firestore) {
  const { docs } = await db.collection(collection.bankRates).get();
  return new Map(docs.map((row) => [row.ref.path, writtenDocument(row)]));
}

function watchUpdates(db: Firestore) {
  const lastOf = new Map<string, number>();
  let shortestMs = Number.POSITIVE_INFINITY;
  const stops = shown.map((name) => {
    return db.collection(name).onSnapshot((snapshot) => {
      for (const { doc, type } of snapshot.docChanges()) {
        const [atMs, last] = [doc.updateTime.toMillis(), lastOf.get(doc.ref.path)];
        if (type === 'modified' && last !== undefined)
          shortestMs = Math.min(shortestMs, atMs - last);
        lastOf.set(doc.ref.path, atMs);
      }
    });
  });
  return {
    async stop() {
      // A listener receives the last commit a moment after it.
      await sleep(300);
      for (const stop of stops) stop();
      return { shortestGapMs: shortestMs, lastMs: Math.max(...lastOf.values()) };
    },
  };
}
