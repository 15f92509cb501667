import type { ContactSubmission } from '@dinar/domain/contact/validate-contact';
import { readSiteConfig } from '../../config/site-config.ts';
import { whenOnline } from '../../ui/when-online.ts';

/** Sends one message; rejects when it did not arrive. */
export type SendMessage = (form: ContactSubmission) => Promise<unknown>;

/** A way to send messages. */
export interface MessageSending {
  /** Made ready while the visitor writes. */
  readonly prepare: () => Promise<unknown>;
  readonly send: SendMessage;
}

const patienceMs = 20_000;

/** To the database, whose code is loaded meanwhile: a connection lost later takes nothing from it. */
export const databaseSending: MessageSending = {
  prepare: async () => {
    await whenOnline();
    await loadSubmit();
  },
  send: sendMessage,
};

const loadSubmit = () => import('../../data/submit-contact-message.ts');

/** Gives up after 20 seconds, and at once without a connection. */
async function sendMessage(form: ContactSubmission): Promise<void> {
  if (!navigator.onLine) throw new Error('There is no connection');
  const { submitContactMessage } = await loadSubmit();
  await within(patienceMs, submitContactMessage(readSiteConfig(document), form));
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
