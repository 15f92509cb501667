import {
  type ContactEvidence,
  contactEvidenceLimits,
  noEvidence,
  weighEarlierMessages,
} from '@dinar/domain/contact/contact-evidence';
import { collection } from '@dinar/domain/documents/collections';
import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';

/** Enough to see that one address sent too many. */
const maxEarlierRead = 20;

/**
 * What was received before a message, by the database's own time of each: the same whenever and
 * however often it is asked, in whatever order messages are decided. Read outside the decision's
 * transaction, or a thousand decisions at once would stand in each other's way.
 */
export async function readContactEvidence(
  db: Firestore,
  stored: DocumentSnapshot,
): Promise<ContactEvidence> {
  const email: unknown = stored.get('email');
  const sentAt: unknown = stored.get('timestamp');
  if (typeof email !== 'string' || !(sentAt instanceof Timestamp)) return noEvidence;
  const { repeatWindowMs, floodWindowMs } = contactEvidenceLimits;
  const messages = db.collection(collection.contactMessages);
  const since = (windowMs: number) =>
    messages.where('timestamp', '>=', Timestamp.fromMillis(sentAt.toMillis() - windowMs));
  const [own, before, sameInstant] = await Promise.all([
    since(repeatWindowMs)
      .where('timestamp', '<=', sentAt)
      .where('email', '==', email)
      .orderBy('timestamp', 'desc')
      .limit(maxEarlierRead)
      .get(),
    since(floodWindowMs).where('timestamp', '<', sentAt).count().get(),
    messages
      .where('timestamp', '==', sentAt)
      .where(FieldPath.documentId(), '<', stored.id)
      .count()
      .get(),
  ]);
  const earlier = own.docs.filter((other) => isEarlier(other, stored)).map(messageOf);
  return {
    ...weighEarlierMessages(messageOf(stored), earlier),
    fromAnybody: before.data().count + sameInstant.data().count,
  };
}

// Two messages of one instant: the lesser id came first.
function isEarlier(other: DocumentSnapshot, than: DocumentSnapshot): boolean {
  const [at, thanAt]: unknown[] = [other.get('timestamp'), than.get('timestamp')];
  if (!(at instanceof Timestamp) || !(thanAt instanceof Timestamp)) return false;
  return at.isEqual(thanAt) ? other.id < than.id : at.valueOf() < thanAt.valueOf();
}

function messageOf(stored: DocumentSnapshot) {
  const at: unknown = stored.get('timestamp');
  return {
    sentAt: at instanceof Timestamp ? at.toDate() : new Date(0),
    subject: stored.get('subject'),
    message: stored.get('message'),
  };
}
