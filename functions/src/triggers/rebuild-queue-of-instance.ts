import { database } from '../config/database.ts';
import { RebuildQueue } from '../store/aggregates/rebuild-queue.ts';
import { firestoreRateStore } from '../store/rate-store/firestore-rate-store.ts';

const usage = { reads: 0, writes: 0 };
let queue: RebuildQueue | undefined;

/** The queue that the events of this instance share. */
export function queueOfInstance(): RebuildQueue {
  queue ??= new RebuildQueue(firestoreRateStore(database(), usage));
  return queue;
}

/** The documents billed since this was last asked, for whichever events: each is in one line of the log. */
export function takeUsage(): { readonly reads: number; readonly writes: number } {
  const taken = { ...usage };
  Object.assign(usage, { reads: 0, writes: 0 });
  return taken;
}
