import type { AffectedAggregates } from '@dinar/domain/aggregates/affected-aggregates';
import type { Timestamp } from 'firebase-admin/firestore';
import type { RateStore } from './rate-store.ts';
import { type Rebuild, rebuildForEvent } from './rebuild.ts';
import { historyPointRebuild } from './rebuild-history-point.ts';
import { pastMarksRebuild } from './rebuild-past-marks.ts';
import { countOutcomes, type RebuildReport } from './rebuild-report.ts';
import { snapshotRebuild } from './rebuild-snapshot.ts';
import { statsRebuild } from './rebuild-stats.ts';
import type { Outcome } from './settle-aggregate.ts';

/**
 * Recomputes aggregates from `bank-rates`, whatever they hold now, for an event, which a burst's other
 * events may serve (see rebuildForEvent): repeated, late or concurrent calls end in the same documents.
 */
export async function rebuildAffected(
  store: RateStore,
  affected: AffectedAggregates,
  changedAt: Timestamp | undefined,
): Promise<RebuildReport> {
  return rebuildEach(affected, (rebuild) => rebuildForEvent(store, rebuild, changedAt));
}

/**
 * Runs every rebuild of these aggregates: first what judges rows, then what is made of those without a
 * problem.
 */
export async function rebuildEach(
  { currencies, days, snapshots, points }: AffectedAggregates,
  run: (rebuild: Rebuild) => Promise<Outcome>,
): Promise<RebuildReport> {
  const judged = await allSettled<Outcome | Outcome[]>([
    ...currencies.map((currency) => run(statsRebuild(currency))),
    inTurn(days, (day) => run(pastMarksRebuild(day))),
  ]);
  const shown = await allSettled<Outcome | Outcome[]>([
    ...snapshots.map((snapshot) => run(snapshotRebuild(snapshot))),
    inTurn(points, (point) => run(historyPointRebuild(point))),
  ]);
  return countOutcomes([...judged, ...shown].flat());
}

// Settled, not raced: an event that fails leaves nothing of its own still running.
async function allSettled<Result>(runs: readonly Promise<Result>[]): Promise<Result[]> {
  const attempts = await Promise.allSettled(runs);
  return attempts.map((attempt) => {
    if (attempt.status === 'rejected') throw attempt.reason;
    return attempt.value;
  });
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
