import { changedFields } from '@dinar/domain/aggregates/hand-change';
import { collection } from '@dinar/domain/documents/collections';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { EventFacts } from './dead-letter.ts';

/** One manual change, from its event. */
export interface HandChange {
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
  /** The author of the change, when the platform provides it. */
  readonly authId?: string | undefined;
}

/** Records a manual change under `system/audit/events`; repeated deliveries result in one record. */
export async function recordHandChange(
  db: Firestore,
  { id, time, document }: EventFacts,
  { before, after, authId }: HandChange,
): Promise<void> {
  const what = !before ? 'création' : after ? 'modification' : 'suppression';
  await db.doc(`${collection.system}/audit/events/${encodeURIComponent(id)}`).set({
    document,
    what,
    fields: changedFields({ before, after }),
    by: authId ?? after?.by ?? null,
    at: new Date(time),
    before: before ?? null,
    after: after ?? null,
  });
}
