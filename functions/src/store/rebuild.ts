import type { Timestamp } from 'firebase-admin/firestore';
import type { RateStore, RateTransaction, StoredDocument } from './rate-store.ts';
import type { Outcome } from './settle-aggregate.ts';

/** How one aggregate is made what its rows say. */
export interface Rebuild {
  readonly path: string;
  /** Whether what is stored was computed from rows read after an instant. */
  isFresh(stored: StoredDocument, since: Timestamp): boolean;
  /** Whether the last write was of the same matter, so that one more so soon would be a burst. */
  isSameMatter(stored: StoredDocument): boolean;
  settle(transaction: RateTransaction, stored: StoredDocument): Promise<Outcome>;
}

/** An aggregate is pushed to visitors at most this often by rebuilds. */
export const minMsBetweenWrites = 1000;

/** Each round lost means that another event's rebuild was written meanwhile. */
const maxRounds = 10;

/** Recomputes at once, in one transaction. */
export function rebuildNow(store: RateStore, rebuild: Rebuild): Promise<Outcome> {
  return store.transact(async (transaction) =>
    rebuild.settle(transaction, await transaction.get(rebuild.path)),
  );
}

/**
 * Recomputes for an event, unless another's rebuild has served it since; within a second of the
 * last write it first waits that second out, so that a burst is folded into one write a second.
 *
 * Nothing is noted anywhere and nobody is relied on: the event returns only once the aggregate is
 * known to hold its change. `changedAt` is the commit time of that change; where it is not known
 * (a deletion), the first look serves, for an event comes after its commit. Rejects when others
 * kept writing without ever including the change; the event is then to be tried again.
 */
export async function rebuildForEvent(
  store: RateStore,
  rebuild: Rebuild,
  changedAt?: Timestamp,
): Promise<Outcome> {
  let stored = await store.read(rebuild.path);
  const since = changedAt ?? stored.readAt;
  for (let round = 0; round < maxRounds; round += 1) {
    if (rebuild.isFresh(stored, since)) return 'unchanged';
    const earlyMs = msTooEarly(rebuild, stored);
    if (earlyMs > 0) await store.wait(earlyMs);
    const result = await store.transact(async (transaction) => {
      const current = await transaction.get(rebuild.path);
      if (rebuild.isFresh(current, since)) return 'unchanged';
      if (msTooEarly(rebuild, current) > 0) return current;
      return rebuild.settle(transaction, current);
    });
    if (typeof result === 'string') return result;
    stored = result;
  }
  throw new Error(`${rebuild.path} was written by others ${maxRounds} times in a row.`);
}

// Both times are the database's own, so that no machine's clock matters.
function msTooEarly(rebuild: Rebuild, { changedAt, readAt, ...rest }: StoredDocument): number {
  if (changedAt === undefined || !rebuild.isSameMatter({ changedAt, readAt, ...rest })) return 0;
  return changedAt.toMillis() + minMsBetweenWrites - readAt.toMillis();
}
