import { error as logError } from 'firebase-functions/logger';
import { database } from '../config/database.ts';
import { addContactMessage } from '../store/contact/add-contact-message.ts';
import { answerStoreContact } from './answer-store-contact.ts';
import { contactOptions, storeLimitMs } from './contact-options.ts';
import { onHttpRequest } from './on-http-request.ts';
import { withTimeout } from './with-timeout.ts';

const { invoker: _public, ...options } = contactOptions;

/**
 * Stores the messages that `receiveContact` accepts: that function renders pages and has no right to write.
 * It alone may call this one, as the deployment arranges (packages/tools/src/deploy/google).
 */
export const storeContact = onHttpRequest(
  { ...options, memory: '256MiB' },
  (request) =>
    answerStoreContact(request, {
      store: (message) =>
        withTimeout(storeLimitMs, 'contact-messages', addContactMessage(database(), message)),
      report: (error) => logError('A contact message could not be stored', error),
    }),
  ['POST'],
);
