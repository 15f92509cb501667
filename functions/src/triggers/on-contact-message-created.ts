import { collection } from '@dinar/domain/documents/collections';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { database } from '../config/database.ts';
import { isTooOld, tooOldDetail } from '../config/event-age.ts';
import { triggerOptions } from '../config/trigger-options.ts';
import { recordDeadLetter } from '../store/dead-letter.ts';
import { settleContactMessage } from '../store/settle-contact-message.ts';

const functionName = 'onContactMessageCreated';

/** Gives each new contact message its status; no message is ever deleted, whatever it holds. */
export const onContactMessageCreated = onDocumentCreated(
  { ...triggerOptions, document: `${collection.contactMessages}/{id}` },
  async (event) => {
    const now = new Date();
    if (isTooOld(event.time, now)) {
      const givenUp = { functionName, reason: 'too-old', detail: tooOldDetail } as const;
      await recordDeadLetter(database(), event, givenUp, now);
      return;
    }
    await settleContactMessage(database(), event.params.id, now);
  },
);
