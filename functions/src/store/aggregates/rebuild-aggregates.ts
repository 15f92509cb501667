import type { AffectedAggregates } from '@dinar/domain/aggregates/affected-aggregates';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Rebuild } from './rebuild.ts';
import { historyPointRebuild } from './rebuild-history-point.ts';
import { pastMarksRebuild } from './rebuild-past-marks.ts';
import type { RebuildQueue } from './rebuild-queue.ts';
import { countOutcomes, type RebuildReport } from './rebuild-report.ts';
import { snapshotRebuild } from './rebuild-snapshot.ts';
import { statsRebuild } from './rebuild-stats.ts';

/**
 * Recomputes aggregates from `bank-rates`, whatever their present content, for an event, together with
 * what other events of this instance wait for: repeated, late or concurrent calls end in the same documents.
 */
export async function rebuildAffected(
  queue: RebuildQueue,
  affected: AffectedAggregates,
  changedAt: Timestamp | undefined,
): Promise<RebuildReport> {
  const asked = rebuildsOf(affected).map((rebuild) => queue.ask(rebuild, changedAt));
  // Settled, not raced: an event that fails leaves nothing of its own still running.
  const attempts = await Promise.allSettled(asked);
  return countOutcomes(
    attempts.map((attempt) => {
      if (attempt.status === 'rejected') throw attempt.reason;
      return attempt.value;
    }),
  );
}

/** First what judges rows, then what is made of those without a problem. */
function rebuildsOf({ currencies, days, snapshots, points }: AffectedAggregates): Rebuild[] {
  return [
    ...currencies.map((currency) => statsRebuild(currency)),
    ...days.map(pastMarksRebuild),
    ...snapshots.map(snapshotRebuild),
    ...points.map(historyPointRebuild),
  ];
}
