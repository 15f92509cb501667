import { error as logError } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { database } from '../config/database.ts';
import { addContactMessage } from '../store/add-contact-message.ts';
import { answerContact } from './answer-contact.ts';
import { deployedPage } from './deployed-page.ts';
import { pageOptions } from './page-options.ts';
import { within } from './within.ts';

const storeLimitMs = 10_000;

/**
 * Answers the contact page and takes the form posted to it. Apart from the other pages, so that a flood
 * of posts is bounded by itself and slows none of them.
 */
export const receiveContact = onRequest(
  { ...pageOptions, concurrency: 40, maxInstances: 3 },
  async (request, response) => {
    const { method, url, rawBody = Buffer.alloc(0) } = request;
    const header = (name: string) => request.get(name);
    const { status, headers, body } = await answerContact(
      { method, url, header, body: rawBody },
      {
        page: deployedPage,
        // Should a late one be stored after all and sent again, staff find the second among the spam.
        store: (message) =>
          within(storeLimitMs, 'contact-messages', addContactMessage(database(), message)),
        report: (error) => logError('A contact message could not be stored', error),
      },
    );
    response.status(status).set(headers).send(body);
  },
);
