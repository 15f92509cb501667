import { aggregatesOf } from '@dinar/domain/aggregates/affected-aggregates';
import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import type { Firestore } from 'firebase-admin/firestore';
import { rebuildAffected } from '../aggregates/rebuild-aggregates.ts';
import { RebuildQueue } from '../aggregates/rebuild-queue.ts';
import { firestoreRateStore } from '../rate-store/firestore-rate-store.ts';
import { readOverrides } from '../rate-store/stored-overrides.ts';

/** The number of nights that may have failed before this one. */
const daysLookedBack = 7;

/**
 * Rebuilds the aggregates of overrides whose last day has passed, so that the sources' rates apply again:
 * no document changes on that day, so no event triggers it. This explicit step each night keeps them out of
 * the drift that is reported to staff.
 */
export async function rebuildEndedOverrides(db: Firestore, today: RateDate): Promise<void> {
  const ended = (await readOverrides(db)).filter(
    ({ override: { until } }) =>
      until !== undefined && until < today && until >= addDays(today, -daysLookedBack),
  );
  const keys = ended.map(({ override }) => override.key);
  await rebuildAffected(new RebuildQueue(firestoreRateStore(db)), aggregatesOf(keys), undefined);
}
