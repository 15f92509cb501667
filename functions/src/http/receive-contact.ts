import type { ContactSubmission } from '@dinar/domain/contact/validate-contact';
import { error as logError } from 'firebase-functions/logger';
import { callerIdentity } from '../config/caller-identity.ts';
import { functionAddress } from '../config/function-address.ts';
import { answerContact } from './answer-contact.ts';
import { deployedPage } from './deployed-page.ts';
import { onHttpRequest } from './on-http-request.ts';
import { contactOptions, storeLimitMs } from './page-options.ts';

/** Answers the contact page and the form posted to it. */
export const receiveContact = onHttpRequest(
  contactOptions,
  (request) =>
    answerContact(request, {
      page: deployedPage,
      store: handOver,
      report: (error) => logError('A contact message could not be stored', error),
    }),
  ['GET', 'HEAD', 'POST'],
);

/** Posts a valid message to the function that may write; rejects when it was not stored. */
async function handOver(message: ContactSubmission): Promise<void> {
  const address = functionAddress('storeContact');
  const response = await fetch(address, {
    method: 'POST',
    headers: await callerIdentity(address),
    body: new URLSearchParams({ ...message }),
    redirect: 'error',
    // Allows for the time limit of that function and for the start of its instance.
    signal: AbortSignal.timeout(2 * storeLimitMs),
  });
  if (!response.ok) throw new Error(`storeContact: ${response.status} ${await response.text()}`);
}
