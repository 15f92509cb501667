import type { ContactSubmission } from '@dinar/domain/contact/validate-contact';
import { siteConfigOfPage } from '../../config/site-config-of-page.ts';
import { isSiteReachable, whenSiteReachable } from '../../ui/browser/site-reach.ts';

/**
 * The outcome of a send without an error; 'code-missing' means that the code did not load and nothing was
 * sent.
 */
export type SendOutcome = 'sent' | 'code-missing';

/** Sends one message; rejects when it did not arrive. */
export type SendMessage = (form: ContactSubmission) => Promise<SendOutcome>;

/** A way to send messages. */
export interface MessageSending {
  /** Prepares sending while the visitor writes. */
  readonly prepare: () => Promise<unknown>;
  readonly send: SendMessage;
}

const patienceMs = 20_000;

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

/** Rejects after 20 seconds without an answer, and at once without a connection. */
async function sendMessage(form: ContactSubmission): Promise<SendOutcome> {
  if (!(await isSiteReachable())) throw new Error('There is no connection');
  const code = await loadSubmit().catch((reason: unknown) => {
    console.info('The code that sends messages did not load:', reason);
  });
  if (!code) return 'code-missing';
  await within(patienceMs, code.submitContactMessage(siteConfigOfPage(document), form));
  return 'sent';
}

async function within<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
