import { collection } from '@dinar/domain/documents/collections';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { staffEmail } from '../config/staff-email.ts';
import { triggerOptions } from '../config/trigger-options.ts';
import { settleContactMessage } from '../store/contact/settle-contact-message.ts';
import { changedDocument } from './changed-document.ts';
import { giveUpWhenOld } from './give-up-when-old.ts';

/** Sets the status of each new contact message; never deletes a message, whatever its content. */
export const onContactMessageCreated = onDocumentCreated(
  { ...triggerOptions, document: `${collection.contactMessages}/{id}` },
  (event) =>
    giveUpWhenOld('onContactMessageCreated', event, async () => {
      if (!event.data) return;
      const settings = { now: new Date(), staffEmail: staffEmail() };
      await settleContactMessage(changedDocument(event.data), settings);
    }),
);
