import type { ContactSubmission } from '@dinar/domain/contact/validate-contact';
import { contactPath } from '@dinar/site/routes/contact-address';
import { siteConfigOfPage } from '../../config/site-config-of-page.ts';
import { isSiteReachable, whenSiteReachable } from '../../ui/browser/site-reach.ts';
import { within } from '../../ui/browser/within.ts';

/** Sends one message; rejects when it did not arrive. Sent again with its id, it is the same document. */
export type SendMessage = (message: ContactSubmission) => Promise<void>;

/** A way to send messages. */
export interface MessageSending {
  /** Prepares sending while the visitor writes. */
  readonly prepare: () => Promise<unknown>;
  readonly send: SendMessage;
}

// Two ways to the database, one after the other. The second waits as long as the site's own function does.
const writeLimitMs = 10_000;
const postLimitMs = 20_000;

/**
 * Sends messages to the database. Its code loads while the visitor writes, so that a connection lost later
 * cannot prevent that.
 */
export const databaseSending: MessageSending = {
  prepare: async () => {
    await whenSiteReachable();
    await loadSubmit();
  },
  send: sendMessage,
};

const loadSubmit = () => import('../../data/contact/submit-contact-message.ts');

/**
 * Writes a message to the database, or posts it to the site itself where that fails: a network may block the
 * database, its code may not load, and a message that an earlier send has stored is refused as a change. Rejects
 * at once without a connection, and after 30 seconds without an answer.
 */
async function sendMessage(message: ContactSubmission): Promise<void> {
  if (!(await isSiteReachable())) throw new Error('There is no connection');
  try {
    await within(writeLimitMs, writeMessage(message));
  } catch (reason) {
    console.info('The database did not take the message, which is posted to the site:', reason);
    await postMessage(message);
  }
}

async function writeMessage(message: ContactSubmission): Promise<void> {
  const { submitContactMessage } = await loadSubmit();
  await submitContactMessage(siteConfigOfPage(document), message);
}

/** Posts a message as the form does without scripts. */
async function postMessage(message: ContactSubmission): Promise<void> {
  const response = await fetch(contactPath, {
    method: 'POST',
    body: new URLSearchParams({ ...message }),
    // The answer to a stored message leads to a page that says so, which is not needed here.
    redirect: 'manual',
    signal: AbortSignal.timeout(postLimitMs),
  });
  if (response.type !== 'opaqueredirect') {
    throw new Error(`The site answered ${response.status} to the message`);
  }
}
