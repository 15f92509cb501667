import { Timestamp } from 'firebase-admin/firestore';

/**
 * Whether an aggregate was computed from rows read after an instant, and so contains every change
 * committed by then.
 *
 * This is what folds a burst: of 20 events on one currency the first rebuild serves all. Compared
 * in whole milliseconds, because an event's time may have lost its finer digits on the way.
 */
export function isFresh(rowsReadAt: unknown, since: Timestamp): boolean {
  return rowsReadAt instanceof Timestamp && rowsReadAt.toMillis() > since.toMillis();
}
