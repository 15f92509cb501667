import { contactLimits } from '@dinar/domain/contact/contact-evidence';
import { isDecided } from '@dinar/domain/contact/decide-contact-status';
import { collection } from '@dinar/domain/documents/collections';
import {
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { type ContactSettings, judgeContactMessage } from './judge-contact-message.ts';

// Each judgement has some queries of its own.
const pageSize = 50;

export interface ForgottenMessages {
  readonly judged: number;
  /** The judged messages whose event should have come long before. */
  readonly late: number;
}

/**
 * Judges every pending message that no event has judged. One that cannot be judged does not stop the
 * others; throws at the end with the reasons of all such messages.
 */
export async function judgeForgottenMessages(
  db: Firestore,
  settings: ContactSettings,
): Promise<ForgottenMessages> {
  const pending = db
    .collection(collection.contactMessages)
    .where('status', '==', 'pending')
    .orderBy(FieldPath.documentId())
    .limit(pageSize);
  const failures: unknown[] = [];
  let [judged, late] = [0, 0];
  let page = await pending.get();
  while (page.docs.length > 0) {
    const forgotten = page.docs.filter((message) => !isDecided(message.data()));
    const results = await Promise.allSettled(
      forgotten.map(({ ref }) => judgeContactMessage(ref, settings)),
    );
    failures.push(...results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
    judged += results.filter(({ status }) => status === 'fulfilled').length;
    late += forgotten.filter((message) => isLate(message, settings.now)).length;
    page = await pending.startAfter(page.docs.at(-1)).get();
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  return { judged, late };
}

function isLate(message: QueryDocumentSnapshot, now: Date): boolean {
  const sentAt: unknown = message.get('timestamp');
  return (
    !(sentAt instanceof Timestamp) || now.getTime() - sentAt.toMillis() > contactLimits.lateAfterMs
  );
}
