import { collection } from '@dinar/domain/documents/collections';
import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';

/** The part of a Firestore event that a dead letter needs. */
export interface EventFacts {
  readonly id: string;
  /** RFC 3339. */
  readonly time: string;
  /** The path of the event's document. */
  readonly document: string;
}

/** The function that gives up an event, and the reason. */
export interface GivenUp {
  readonly functionName: string;
  readonly reason: 'too-old' | 'undecodable' | 'undeliverable';
  readonly detail: string;
}

const keptDays = 180;

/**
 * Returns the time at which Firestore deletes a dead letter of an event or a source (the TTL policies of
 * firestore.indexes.json).
 */
export function deadLetterEnd(recordedAt: Date): Timestamp {
  return Timestamp.fromMillis(recordedAt.getTime() + keptDays * 86_400_000);
}

/** Returns the path of a dead letter; the id may contain any character. */
export function deadLetterPath(id: string): string {
  return `${collection.system}/dead-letters/events/${encodeURIComponent(id)}`;
}

/** Records an event under `system/dead-letters/events`; repeated deliveries result in one record. */
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
