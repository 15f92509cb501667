import { Timestamp } from 'firebase-admin/firestore';

/**
 * Returns whether an aggregate was computed from rows read after an instant, and so contains every change
 * committed by then.
 *
 * This merges a burst: the first rebuild serves all of 20 events on one currency. Compares whole
 * milliseconds, because an event's time may have lost its finer digits in transit.
 */
export function isFresh(rowsReadAt: unknown, since: Timestamp): boolean {
  return rowsReadAt instanceof Timestamp && rowsReadAt.toMillis() > since.toMillis();
}
