import type { RateDate } from '@dinar/domain/days/rate-date';
import { Timestamp } from 'firebase-admin/firestore';
import type { RateStore, RateTransaction, StoredDocument } from '../rate-store/rate-store.ts';
import type { Outcome } from './settle-aggregate.ts';

/** The recomputation of one aggregate from its rows. */
export interface Rebuild {
  /** The recomputed part: a document, or one of the days in it. */
  readonly key: string;
  readonly path: string;
  /** The day of a history point, whose own rows are read first. */
  readonly pointDate?: RateDate;
  /** Returns whether the stored content was computed from rows read after an instant. */
  isFresh(stored: StoredDocument, since: Timestamp): boolean;
  /** Returns whether the last write was of this part: another write so soon would be a burst. */
  wroteLast(stored: StoredDocument): boolean;
  settle(transaction: RateTransaction, stored: StoredDocument): Promise<Outcome>;
}

/**
 * The shortest time between two writes of an aggregate by rebuilds, because each write is pushed to
 * visitors.
 */
export const minMsBetweenWrites = 1000;

/** Recomputes an aggregate at once, in one transaction. */
export function rebuildNow(store: RateStore, rebuild: Rebuild): Promise<Outcome> {
  return store.transact(async (transaction) =>
    rebuild.settle(transaction, await transaction.get(rebuild.path)),
  );
}

/**
 * Returns the time for which an aggregate must not be written yet. Both times are the database's own, so
 * that no machine's clock matters.
 */
export function msTooEarly(rebuild: Rebuild, stored: StoredDocument): number {
  const { changedAt, readAt } = stored;
  if (changedAt === undefined || !rebuild.wroteLast(stored)) return 0;
  return changedAt.toMillis() + minMsBetweenWrites - readAt.toMillis();
}

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
