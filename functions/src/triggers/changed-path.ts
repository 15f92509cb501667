import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { Change } from 'firebase-functions/v2/firestore';

/**
 * Returns the path of the document that an event is about, by the name that the event's data has. The
 * event's parameters are percent-decoded: with `%` in an id they name another document, or none.
 */
export function changedPath(data: DocumentSnapshot | Change<DocumentSnapshot>): string {
  if (!(data instanceof Change)) return data.ref.path;
  const { before, after } = data;
  return after.exists ? after.ref.path : before.ref.path;
}
