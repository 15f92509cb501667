import {
  type ContactAction,
  contactActionAnswer,
  isMeant,
  readContactAction,
} from '@dinar/domain/contact/contact-action';
import { collection } from '@dinar/domain/documents/collections';
import {
  type DocumentReference,
  FieldValue,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';

// Stays below the 500 writes of a commit, including the action itself.
const pageSize = 200;

/**
 * Carries out a `contact-actions` document once and writes the answer to it, in French. Changes the status
 * of messages sent up to the request, one page per transaction, and counts each message with its change.
 */
export async function applyContactAction(
  ref: DocumentReference,
  askedAt: Timestamp,
): Promise<void> {
  const stored = await ref.get();
  if (!stored.exists || stored.get('answeredAt') !== undefined) return;
  const read = readContactAction(stored.data() ?? {});
  if (!read.ok) {
    if (stored.get('answer') !== read.answer) await ref.update({ answer: read.answer });
    return;
  }
  let last: QueryDocumentSnapshot | undefined;
  do last = await changePage(ref, read.action, { askedAt, after: last });
  while (last !== undefined);
  const count: unknown = (await ref.get()).get('count');
  const answer = contactActionAnswer(read.action, typeof count === 'number' ? count : 0);
  await ref.update({ answer, answeredAt: Timestamp.now() });
}

interface Page {
  readonly askedAt: Timestamp;
  readonly after: QueryDocumentSnapshot | undefined;
}

/** Changes one page of messages and returns its last message; undefined after the last page. */
function changePage(
  ref: DocumentReference,
  action: ContactAction,
  { askedAt, after }: Page,
): Promise<QueryDocumentSnapshot | undefined> {
  const newestFirst = ref.firestore
    .collection(collection.contactMessages)
    .where('status', '==', action.from)
    .where('timestamp', '<=', askedAt)
    .orderBy('timestamp', 'desc')
    .limit(pageSize);
  return ref.firestore.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(after ? newestFirst.startAfter(after) : newestFirst);
    // A message that this action changed before, and that is back, was put back by staff.
    const meant = docs.filter(
      (message) =>
        message.get('settledBy') !== ref.id &&
        isMeant(action, [message.get('email'), message.get('subject'), message.get('message')]),
    );
    for (const message of meant) {
      transaction.update(message.ref, { status: action.to, settledBy: ref.id });
    }
    if (meant.length > 0) transaction.update(ref, { count: FieldValue.increment(meant.length) });
    return docs.length < pageSize ? undefined : docs.at(-1);
  });
}
