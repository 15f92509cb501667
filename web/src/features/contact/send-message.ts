import { readSiteConfig } from '../../config/site-config.ts';
import type { ContactMessageForm } from '../../data/submit-contact-message.ts';

/** Sends one message; rejects when it did not arrive. */
export type SendMessage = (form: ContactMessageForm) => Promise<unknown>;

const patienceMs = 20_000;

/** Sends a message to the database, whose code is loaded for it; gives up after 20 seconds. */
export async function sendMessage(form: ContactMessageForm): Promise<void> {
  const { submitContactMessage } = await import('../../data/submit-contact-message.ts');
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
