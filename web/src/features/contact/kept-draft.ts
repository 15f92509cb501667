import {
  type ContactForm,
  type ContactSubmission,
  contactFormOf,
  contactRows,
} from '@dinar/domain/contact/validate-contact';
import { readStoredText, removeText, storeText } from '../../data/page/stored-text.ts';

const draftKey = 'contact-draft';
const attemptKey = 'contact-attempt';

// What the browser refuses to keep stays at least while the page is open.
const inPage = new Map<string, string>();

/** Keeps what a visitor has written until the message is sent, or until the tab is closed. */
export function keepDraft(form: ContactForm): void {
  const texts = new URLSearchParams(contactRows.map(({ name }) => [name, form[name] ?? '']));
  keep(draftKey, `${texts}`);
}

/** What the visitor has written before on this visit; undefined if nothing is kept. */
export function keptDraft(): ContactForm | undefined {
  const kept = read(draftKey);
  if (kept === undefined) return undefined;
  const texts = new URLSearchParams(kept);
  return contactFormOf((name) => texts.get(name) ?? '');
}

/** Removes the draft once its message has arrived. */
export function forgetDraft(): void {
  for (const key of [draftKey, attemptKey]) {
    inPage.delete(key);
    removeText('visit', key);
  }
}

/**
 * The id for a message. The same message sent again has the same id: an earlier send whose answer was lost may
 * have arrived.
 */
export function messageIdFor(message: Omit<ContactSubmission, 'id'>): string {
  const texts = `${new URLSearchParams({ ...message })}`;
  const [id, tried] = read(attemptKey)?.split('?') ?? [];
  if (id !== undefined && tried === texts) return id;
  const next = newMessageId();
  keep(attemptKey, `${next}?${texts}`);
  return next;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const idLength = 20;

/** An id such as the SDK chooses. */
function newMessageId(): string {
  // Bytes from the largest multiple of the number of letters on would prefer the first letters.
  const most = 256 - (256 % letters.length);
  const bytes = [...crypto.getRandomValues(new Uint8Array(4 * idLength))];
  const fair = bytes.filter((byte) => byte < most).map((byte) => letters[byte % letters.length]);
  return fair.slice(0, idLength).join('');
}

function keep(key: string, text: string): void {
  storeText('visit', key, text);
  if (readStoredText('visit', key) === text) inPage.delete(key);
  else inPage.set(key, text);
}

function read(key: string): string | undefined {
  return readStoredText('visit', key) ?? inPage.get(key);
}
