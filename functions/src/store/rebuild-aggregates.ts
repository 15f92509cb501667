import type { AffectedAggregates } from '@dinar/domain/aggregates/affected-aggregates';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { firestoreRateStore } from './firestore-rate-store.ts';
import type { RateStore } from './rate-store.ts';
import { type Rebuild, rebuildForEvent, rebuildNow } from './rebuild.ts';
import { rebuildEverything } from './rebuild-everything.ts';
import { historyPointRebuild } from './rebuild-history-point.ts';
import { countOutcomes, type RebuildReport } from './rebuild-report.ts';
import { snapshotRebuild } from './rebuild-snapshot.ts';
import { statsRebuild } from './rebuild-stats.ts';
import type { Outcome } from './settle-aggregate.ts';

export type RebuildScope = AffectedAggregates | 'everything';

/**
 * Recomputes aggregates from `bank-rates`, whatever they hold now: repeated, late or concurrent
 * calls end in the same documents, and one that is right already is not written.
 *
 * Scope 'everything' reads each collection once and expects nobody else to write meanwhile.
 */
export async function rebuildAggregates(
  db: Firestore,
  scope: RebuildScope,
): Promise<RebuildReport> {
  if (scope === 'everything') return rebuildEverything(db);
  return rebuildEach(scope, (rebuild) => rebuildNow(firestoreRateStore(db), rebuild));
}

/** The same for an event, which a burst's other events may serve: see rebuildForEvent. */
export async function rebuildAffected(
  store: RateStore,
  affected: AffectedAggregates,
  changedAt: Timestamp | undefined,
): Promise<RebuildReport> {
  return rebuildEach(affected, (rebuild) => rebuildForEvent(store, rebuild, changedAt));
}

/** Runs every rebuild of these aggregates. */
export async function rebuildEach(
  { currencies, snapshots, points }: AffectedAggregates,
  run: (rebuild: Rebuild) => Promise<Outcome>,
): Promise<RebuildReport> {
  // Settled, not raced: an event that fails leaves nothing of its own still running.
  const attempts = await Promise.allSettled([
    ...currencies.map((currency) => run(statsRebuild(currency))),
    ...snapshots.map((snapshot) => run(snapshotRebuild(snapshot))),
    inTurn(points, (point) => run(historyPointRebuild(point))),
  ]);
  const outcomes = attempts.map((attempt) => {
    if (attempt.status === 'rejected') throw attempt.reason;
    return attempt.value;
  });
  return countOutcomes(outcomes.flat());
}

// Two days of one year are one document, and would contend for it.
async function inTurn<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const item of items) outcomes.push(await run(item));
  return outcomes;
}
