import { collection } from '@dinar/domain/documents/collections';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { database } from '../config/database.ts';
import { staffEmail } from '../config/staff-email.ts';
import { triggerOptions } from '../config/trigger-options.ts';
import { judgeContactMessage } from '../store/contact/judge-contact-message.ts';
import { changedPath } from './changed-path.ts';
import { giveUpWhenOld } from './give-up-when-old.ts';

/** Sets the status of each new contact message; never deletes a message, whatever its content. */
export const onContactMessageCreated = onDocumentCreated(
  { ...triggerOptions, document: `${collection.contactMessages}/{id}` },
  (event) =>
    giveUpWhenOld('onContactMessageCreated', event, async () => {
      if (!event.data) return;
      const settings = { now: new Date(), staffEmail: staffEmail() };
      await judgeContactMessage(database().doc(changedPath(event.data)), settings);
    }),
);
