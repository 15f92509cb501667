import { error as logError } from 'firebase-functions/logger';
import { database } from '../config/database.ts';
import { addContactMessage } from '../store/contact/add-contact-message.ts';
import { answerStoreContact } from './answer-store-contact.ts';
import { contactOptions, storeLimitMs } from './contact-options.ts';
import { onHttpRequest } from './on-http-request.ts';
import { within } from './within.ts';

/** Writes the messages that `receiveContact` takes, which renders pages and so may write nothing. */
export const storeContact = onHttpRequest({ ...contactOptions, memory: '256MiB' }, (request) =>
  answerStoreContact(request, {
    // Should a late one be stored after all and sent again, staff find the second among the spam.
    store: (message) =>
      within(storeLimitMs, 'contact-messages', addContactMessage(database(), message)),
    report: (error) => logError('A contact message could not be stored', error),
  }),
);
