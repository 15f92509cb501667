import { collection } from '@dinar/domain/documents/collections';
import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';

/** The part of a Firestore event that a dead letter needs. */
export interface EventFacts {
  readonly id: string;
  /** RFC 3339. */
  readonly time: string;
  /** The path of the document the event is about. */
  readonly document: string;
}

/** Why nothing more is done for an event. */
export interface GivenUp {
  readonly functionName: string;
  readonly reason: 'too-old' | 'undecodable' | 'undeliverable';
  readonly detail: string;
}

const keptDays = 180;

/** When Firestore deletes a dead letter of an event or a source (the TTL policies of firestore.indexes.json). */
export function deadLetterEnd(recordedAt: Date): Timestamp {
  return Timestamp.fromMillis(recordedAt.getTime() + keptDays * 86_400_000);
}

/** Where a dead letter is recorded; the id may contain any sign. */
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
  const letter: DocumentData = {
    ...givenUp,
    eventId,
    eventTime,
    document,
    recordedAt: now,
    expireAt: deadLetterEnd(now),
  };
  // An event id may be delivered to two functions.
  await db.doc(deadLetterPath(`${givenUp.functionName}:${eventId}`)).set(letter);
}
