import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { Change } from 'firebase-functions/v2/firestore';
import { database } from '../config/database.ts';

/**
 * Returns the document that an event is about, by the name that the event's data has. The event's
 * parameters are percent-decoded: with `%` in an id they name another document, or none.
 */
export function changedDocument(
  data: DocumentSnapshot | Change<DocumentSnapshot>,
): DocumentReference {
  if (!(data instanceof Change)) return database().doc(data.ref.path);
  const { before, after } = data;
  return database().doc(after.exists ? after.ref.path : before.ref.path);
}
