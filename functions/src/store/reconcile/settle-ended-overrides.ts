import { aggregatesOf } from '@dinar/domain/aggregates/affected-aggregates';
import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import type { Firestore } from 'firebase-admin/firestore';
import { rebuildAffected } from '../aggregates/rebuild-aggregates.ts';
import { RebuildQueue } from '../aggregates/rebuild-queue.ts';
import { firestoreRateStore, storedDocument } from '../rate-store/firestore-rate-store.ts';
import { overridesQuery, storedOverrides } from '../rate-store/stored-overrides.ts';

/** How many nights may have failed before this one. */
const daysLookedBack = 7;

/**
 * Brings back what the sources say where an override's last day has passed: no document changes then,
 * so that no event would. Done by name each night, it is no drift that staff read of.
 */
export async function settleEndedOverrides(db: Firestore, today: RateDate): Promise<void> {
  const { docs } = await overridesQuery(db).get();
  const ended = storedOverrides(docs.map(storedDocument)).filter(({ override: { until } }) =>
    until === undefined ? false : until < today && until >= addDays(today, -daysLookedBack),
  );
  const keys = ended.map(({ override }) => override.key);
  await rebuildAffected(new RebuildQueue(firestoreRateStore(db)), aggregatesOf(keys), undefined);
}
