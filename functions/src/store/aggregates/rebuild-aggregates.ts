import type { AffectedAggregates } from '@dinar/domain/aggregates/affected-aggregates';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Rebuild } from './rebuild.ts';
import { historyPointRebuild } from './rebuild-history-point.ts';
import { pastMarksRebuild } from './rebuild-past-marks.ts';
import type { RebuildQueue } from './rebuild-queue.ts';
import { snapshotRebuild } from './rebuild-snapshot.ts';
import { statsRebuild } from './rebuild-stats.ts';
import { countOutcomes, type RebuildReport } from './settle-aggregate.ts';

/**
 * Recomputes aggregates from `bank-rates` for an event, regardless of their present content, together with
 * those that other events of this instance wait for. Repeated, late or concurrent calls result in the same
 * documents.
 */
export async function rebuildAffected(
  queue: RebuildQueue,
  affected: AffectedAggregates,
  changedAt: Timestamp | undefined,
): Promise<RebuildReport> {
  const asked = rebuildsOf(affected).map((rebuild) => queue.ask(rebuild, changedAt));
  // Waits for all, so that nothing of a failed event is still running.
  const attempts = await Promise.allSettled(asked);
  return countOutcomes(
    attempts.map((attempt) => {
      if (attempt.status === 'rejected') throw attempt.reason;
      return attempt.value;
    }),
  );
}

/** Returns first the rebuilds that judge rows, then those that use the rows without a problem. */
function rebuildsOf({ currencies, days, snapshots, points }: AffectedAggregates): Rebuild[] {
  return [
    ...currencies.map((currency) => statsRebuild(currency)),
    ...days.map(pastMarksRebuild),
    ...snapshots.map(snapshotRebuild),
    ...points.map(historyPointRebuild),
  ];
}
