import { database } from '../config/database.ts';
import { RebuildQueue } from '../store/aggregates/rebuild-queue.ts';
import { firestoreRateStore } from '../store/rate-store/firestore-rate-store.ts';

const usage = { reads: 0, writes: 0 };
let queue: RebuildQueue | undefined;

/** Returns the queue that the events of this instance share. */
export function queueOfInstance(): RebuildQueue {
  queue ??= new RebuildQueue(firestoreRateStore(database(), usage));
  return queue;
}

/**
 * Returns the documents billed since the last call, for any events, so that each is in exactly one log
 * line.
 */
export function takeUsage(): { readonly reads: number; readonly writes: number } {
  const taken = { ...usage };
  Object.assign(usage, { reads: 0, writes: 0 });
  return taken;
}
