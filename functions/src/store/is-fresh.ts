import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';

/**
 * Whether an aggregate was computed from rows read after a change was committed, and so holds it.
 *
 * This is what folds a burst: of 20 events on one currency the first rebuild serves all. Compared
 * in whole milliseconds, because an event's time may have lost its finer digits on the way.
 */
export function isFresh(aggregate: DocumentSnapshot, changedAt: Timestamp | undefined): boolean {
  const readAt: unknown = aggregate.get('updatedAt');
  if (changedAt === undefined || !(readAt instanceof Timestamp)) return false;
  return readAt.toMillis() > changedAt.toMillis();
}
