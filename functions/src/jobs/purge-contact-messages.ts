import { staffNoticeId } from '@dinar/domain/contact/staff-notice';
import { collection } from '@dinar/domain/documents/collections';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Job } from './job.ts';

/** The time for which a visitor's message is kept, whether it was handled or not. */
const contactRetentionMonths = 12;

// Each message needs two deletions, and one commit may contain 500 writes.
const pageSize = 200;

/** Deletes contact messages and their notices to staff twelve months after they were sent. */
export const purgeContactMessages: Job = async ({ db, now, log }) => {
  const limit = Timestamp.fromDate(monthsBefore(now(), contactRetentionMonths));
  let rows = 0;
  for (;;) {
    const deleted = await deletePage(db, limit);
    rows += deleted;
    if (deleted < pageSize) break;
  }
  log.info('Contact messages purged', { rows, sentBefore: limit.toDate().toISOString() });
  return { rows };
};

async function deletePage(db: Firestore, limit: Timestamp): Promise<number> {
  const { docs } = await db
    .collection(collection.contactMessages)
    .where('timestamp', '<', limit)
    .orderBy('timestamp')
    .limit(pageSize)
    .get();
  if (docs.length === 0) return 0;
  const batch = db.batch();
  for (const { ref, id } of docs) {
    batch.delete(ref);
    batch.delete(db.collection(collection.mail).doc(staffNoticeId(id)));
  }
  await batch.commit();
  return docs.length;
}

function monthsBefore(instant: Date, months: number): Date {
  const earlier = new Date(instant);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
}
