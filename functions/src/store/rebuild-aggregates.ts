import type { AffectedAggregates } from '@dinar/domain/aggregates/affected-aggregates';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { rebuildEverything } from './rebuild-everything.ts';
import { rebuildHistoryPoint } from './rebuild-history-point.ts';
import { countOutcomes, type RebuildReport } from './rebuild-report.ts';
import { rebuildSnapshot } from './rebuild-snapshot.ts';
import { rebuildStats } from './rebuild-stats.ts';

export type RebuildScope = AffectedAggregates | 'everything';

/**
 * Recomputes aggregates from `bank-rates`, whatever they hold now: repeated, late or concurrent
 * calls end in the same documents, and one that is right already is not written.
 *
 * Scope 'everything' reads each collection once and expects nobody else to write meanwhile.
 * With `changedAt`, the commit time of the change that asks for it, an aggregate computed since
 * is taken as it is.
 */
export async function rebuildAggregates(
  db: Firestore,
  scope: RebuildScope,
  changedAt?: Timestamp,
): Promise<RebuildReport> {
  if (scope === 'everything') return rebuildEverything(db);
  const outcomes = await Promise.all([
    ...scope.currencies.map((currency) => rebuildStats(db, currency, changedAt)),
    ...scope.snapshots.map((snapshot) => rebuildSnapshot(db, snapshot, changedAt)),
  ]);
  // One after the other: two days of one year are one document, and would contend for it.
  for (const point of scope.points) outcomes.push(await rebuildHistoryPoint(db, point));
  return countOutcomes(outcomes);
}
