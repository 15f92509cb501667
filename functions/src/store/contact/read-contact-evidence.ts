import { isAlike } from '@dinar/domain/contact/alike-messages';
import {
  type ContactEvidence,
  contactEvidenceLimits,
  noEvidence,
  weighEarlierMessages,
} from '@dinar/domain/contact/contact-evidence';
import { collection } from '@dinar/domain/documents/collections';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';

/** Enough to detect that one address sent too many. */
const maxEarlierRead = 20;

/**
 * Reads the messages received before a message, by the database's own time of each. Every call returns the
 * same result, in any order of the decisions. Reads outside the decision's transaction, because a thousand
 * decisions at once would otherwise conflict with each other.
 */
export async function readContactEvidence(
  db: Firestore,
  stored: DocumentSnapshot,
): Promise<StoredEvidence> {
  const email: unknown = stored.get('email');
  const sentAt: unknown = stored.get('timestamp');
  if (typeof email !== 'string' || !(sentAt instanceof Timestamp))
    return { ...noEvidence, firstOfFlood: [] };
  const { repeatWindowMs, floodWindowMs, latestCompared } = contactEvidenceLimits;
  const messages = db.collection(collection.contactMessages);
  const since = (windowMs: number) =>
    messages.where('timestamp', '>=', Timestamp.fromMillis(sentAt.toMillis() - windowMs));
  const [own, latest, before, sameInstant] = await Promise.all([
    since(repeatWindowMs)
      .where('timestamp', '<=', sentAt)
      .where('email', '==', email)
      .orderBy('timestamp', 'desc')
      .limit(maxEarlierRead)
      .get(),
    since(floodWindowMs)
      .where('timestamp', '<=', sentAt)
      .orderBy('timestamp', 'desc')
      .orderBy(FieldPath.documentId(), 'desc')
      .limit(latestCompared)
      .get(),
    since(floodWindowMs).where('timestamp', '<', sentAt).count().get(),
    messages
      .where('timestamp', '==', sentAt)
      .where(FieldPath.documentId(), '<', stored.id)
      .count()
      .get(),
  ]);
  const earlier = own.docs.filter((other) => isEarlier(other, stored)).map(messageOf);
  const alike = latest.docs
    .filter((other) => isEarlier(other, stored) && isAlike(messageOf(other), messageOf(stored)))
    .reverse();
  return {
    alike: alike.length,
    firstOfFlood: firstOf(alike),
    ...weighEarlierMessages(messageOf(stored), earlier),
    fromAnybody: before.data().count + sameInstant.data().count,
  };
}

export interface StoredEvidence extends ContactEvidence {
  /** The first messages of a flood, which were accepted before it was recognised as a flood. */
  readonly firstOfFlood: readonly DocumentReference[];
}

// The next few messages after the limit see the whole flood. Each of them also marks the first ones, in
// case another fails.
function firstOf(alike: readonly QueryDocumentSnapshot[]): DocumentReference[] {
  const { maxAlike } = contactEvidenceLimits;
  const isYoung = alike.length >= maxAlike && alike.length < 2 * maxAlike;
  return isYoung ? alike.slice(0, maxAlike).map(({ ref }) => ref) : [];
}

// Of two messages with the same instant, the one with the smaller id is earlier.
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
