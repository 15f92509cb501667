import { staffNoticeId } from '@dinar/domain/contact/staff-notice';
import { collection } from '@dinar/domain/documents/collections';
import {
  type DocumentReference,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import type { Job } from './job.ts';

/** The time for which a visitor's message is kept, whether it was handled or not. */
const contactRetentionMonths = 12;

// Each message needs two deletions, and one commit may contain 500 writes.
const pageSize = 200;

/**
 * Deletes contact messages and their notices to staff twelve months after they were sent, and every other mail twelve
 * months after its delivery: of a message that staff deleted, the notice is left, with all that the visitor wrote.
 */
export const purgeContactMessages: Job = async ({ db, now, log }) => {
  const limit = Timestamp.fromDate(monthsBefore(now(), contactRetentionMonths));
  const [messages, mails] = [
    db.collection(collection.contactMessages),
    db.collection(collection.mail),
  ];
  let rows = await deleteAll(messages.where('timestamp', '<', limit), (message) => [
    message.ref,
    mails.doc(staffNoticeId(message.id)),
  ]);
  rows += await deleteAll(mails.where('delivery.endedAt', '<', limit), (mail) => [mail.ref]);
  log.info('Contact messages purged', { rows, sentBefore: limit.toDate().toISOString() });
  return { rows };
};

/** Deletes what belongs to each found document, page by page; returns the number of documents. */
async function deleteAll(
  found: Query,
  belongings: (document: QueryDocumentSnapshot) => readonly DocumentReference[],
): Promise<number> {
  let rows = 0;
  for (;;) {
    const { docs } = await found.limit(pageSize).get();
    if (docs.length === 0) return rows;
    const batch = found.firestore.batch();
    for (const ref of docs.flatMap(belongings)) batch.delete(ref);
    await batch.commit();
    rows += docs.length;
  }
}

function monthsBefore(instant: Date, months: number): Date {
  const earlier = new Date(instant);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
}
