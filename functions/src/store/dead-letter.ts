import { collection } from '@dinar/domain/documents/collections';
import type { Firestore } from 'firebase-admin/firestore';

/** What a dead letter needs of a Firestore event. */
export interface EventFacts {
  readonly id: string;
  /** RFC 3339. */
  readonly time: string;
  /** The path of the document the event is about. */
  readonly document: string;
}

export interface GivenUp {
  readonly functionName: string;
  readonly reason: 'too-old' | 'undecodable';
  readonly detail: string;
}

/** Records an event under `system/dead-letters/events`; however often delivered, it is one record. */
export async function recordDeadLetter(
  db: Firestore,
  event: EventFacts,
  givenUp: GivenUp,
  now: Date,
): Promise<void> {
  // An event id may be delivered to two functions, and may hold a slash.
  const id = encodeURIComponent(`${givenUp.functionName}:${event.id}`);
  const { id: eventId, time: eventTime, document } = event;
  await db
    .doc(`${collection.system}/dead-letters`)
    .collection('events')
    .doc(id)
    .set({ ...givenUp, eventId, eventTime, document, recordedAt: now });
}
