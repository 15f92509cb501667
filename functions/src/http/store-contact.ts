import { defaultLocale } from '@dinar/domain/language/locale';
import { contactErrorText } from '@dinar/site/texts/contact/contact-error-text';
import { error as logError } from 'firebase-functions/logger';
import { database } from '../config/database.ts';
import { addContactMessage } from '../store/contact/add-contact-message.ts';
import { answerOf, plainAnswer } from './http-answer.ts';
import { onHttpRequest } from './on-http-request.ts';
import { contactOptions, storeLimitMs } from './page-options.ts';
import { takeContactPost } from './take-contact-post.ts';
import { withTimeout } from './with-timeout.ts';

const { invoker: _public, ...options } = contactOptions;

/**
 * Stores the messages that `receiveContact` accepts: that function renders pages and has no right to write.
 * It alone may call this one, as the deployment arranges (packages/tools/src/deploy/google). Validates them
 * again: whatever calls it, what is stored is a valid message.
 */
export const storeContact = onHttpRequest(
  { ...options, memory: '256MiB' },
  async (request) => {
    const taken = takeContactPost(request);
    if (taken.kind === 'refused') return taken.answer;
    if (taken.kind === 'invalid')
      return plainAnswer(422, contactErrorText(taken.draft.error, defaultLocale));
    try {
      const adding = addContactMessage(database(), taken.message);
      await withTimeout(storeLimitMs, 'contact-messages', adding);
    } catch (error) {
      logError('A contact message could not be stored', error);
      return plainAnswer(503, contactErrorText({ fault: 'not-sent' }, defaultLocale));
    }
    return answerOf(204, '');
  },
  ['POST'],
);
