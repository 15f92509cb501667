import { sameContent } from '@dinar/domain/aggregates/same-content';
import { collection } from '@dinar/domain/documents/collections';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { database } from '../config/database.ts';
import { triggerOptions } from '../config/trigger-options.ts';
import { applyContactAction } from '../store/contact/apply-contact-action.ts';
import { changedPath } from './changed-path.ts';
import { giveUpWhenOld } from './give-up-when-old.ts';

/** Changes the status of many contact messages at once, as requested by staff in the console. */
export const onContactActionWritten = onDocumentWritten(
  { ...triggerOptions, document: `${collection.contactActions}/{id}` },
  (event) =>
    giveUpWhenOld('onContactActionWritten', event, async () => {
      if (!event.data) return;
      const { before, after } = event.data;
      if (!after.updateTime || sameContent(askedBy(before), askedBy(after))) return;
      await applyContactAction(database().doc(changedPath(event.data)), after.updateTime);
    }),
);

// The function's own answers are not a new request.
function askedBy(document: DocumentSnapshot | undefined): unknown {
  const fields = ['from', 'to', 'contains'] as const;
  return document?.exists ? fields.map((name) => document.get(name)) : undefined;
}
