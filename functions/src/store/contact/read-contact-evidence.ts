import { isAlike } from '@dinar/domain/contact/alike-messages';
import {
  type ContactEvidence,
  contactLimits,
  noEvidence,
  weighEarlierMessages,
} from '@dinar/domain/contact/contact-evidence';
import { collection } from '@dinar/domain/documents/collections';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';

export interface StoredEvidence extends ContactEvidence {
  /** The first messages of a flood, which were accepted before it was recognised as a flood. */
  readonly firstOfFlood: readonly DocumentReference[];
}

/**
 * Reads the messages that are earlier than a message: by the database's own time of each and, within one
 * commit, which has one time, by id. Every call returns the same result, in any order of the decisions.
 * Reads outside the decision's transaction, because a thousand decisions at once would otherwise conflict
 * with each other.
 */
export async function readContactEvidence(message: DocumentSnapshot): Promise<StoredEvidence> {
  const email: unknown = message.get('email');
  const sentAt: unknown = message.get('timestamp');
  if (typeof email !== 'string' || !(sentAt instanceof Timestamp)) {
    return { ...noEvidence, firstOfFlood: [] };
  }
  const { repeatWindowMs, maxFromAddressADay, floodWindowMs, latestCompared } = contactLimits;
  const messages = message.ref.firestore.collection(collection.contactMessages);
  const earlier = (windowMs: number, among: Query = messages) =>
    among
      .where('timestamp', '>=', Timestamp.fromMillis(sentAt.toMillis() - windowMs))
      .orderBy('timestamp', 'desc')
      .orderBy(FieldPath.documentId(), 'desc')
      .startAfter(sentAt, message.id);
  const [own, latest, all] = await Promise.all([
    earlier(repeatWindowMs, messages.where('email', '==', email))
      .limit(maxFromAddressADay)
      .get(),
    earlier(floodWindowMs).limit(latestCompared).get(),
    earlier(floodWindowMs).count().get(),
  ]);
  const next = messageOf(message);
  const alike = latest.docs.filter((other) => isAlike(messageOf(other), next)).reverse();
  return {
    ...weighEarlierMessages(next, own.docs.map(messageOf)),
    fromAnybody: all.data().count,
    alike: alike.length,
    firstOfFlood: firstOf(alike).map(({ ref }) => ref),
  };
}

// The next few messages after the limit see the whole flood. Each of them also marks the first ones, in
// case another fails.
function firstOf(alike: readonly DocumentSnapshot[]): readonly DocumentSnapshot[] {
  const { maxAlike } = contactLimits;
  const isYoung = alike.length >= maxAlike && alike.length < 2 * maxAlike;
  return isYoung ? alike.slice(0, maxAlike) : [];
}

function messageOf(stored: DocumentSnapshot) {
  const at: unknown = stored.get('timestamp');
  return {
    sentAt: at instanceof Timestamp ? at.toDate() : new Date(0),
    subject: stored.get('subject'),
    message: stored.get('message'),
  };
}
