import { collection } from '@dinar/domain/documents/collections';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';

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

/** Where a dead letter is recorded; the id may hold any sign. */
export function deadLetterPath(id: string): string {
  return `${collection.system}/dead-letters/events/${encodeURIComponent(id)}`;
}

/** Records an event under `system/dead-letters/events`; however often delivered, it is one record. */
export async function recordDeadLetter(
  db: Firestore,
  event: EventFacts,
  givenUp: GivenUp,
  now: Date,
): Promise<void> {
  const { id: eventId, time: eventTime, document } = event;
  const letter: DocumentData = { ...givenUp, eventId, eventTime, document, recordedAt: now };
  // An event id may be delivered to two functions.
  await db.doc(deadLetterPath(`${givenUp.functionName}:${eventId}`)).set(letter);
}
