import { collection as collections } from '@dinar/domain/documents/collections';
import { addDoc, collection, serverTimestamp } from 'firebase/firestore';
import type { SiteConfig } from '../config/site-config.ts';
import { openFirestoreApp } from './firestore-app.ts';

export interface ContactMessageForm {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/**
 * Leaves one message for the site's staff, trimmed, with status `pending`; gives its id.
 * Rejects with the SDK's error when the database refuses it. Load this module on demand.
 */
export async function submitContactMessage(
  config: SiteConfig,
  form: ContactMessageForm,
): Promise<string> {
  const { firestore } = openFirestoreApp(config);
  const added = await addDoc(collection(firestore, collections.contactMessages), {
    name: form.name.trim(),
    email: form.email.trim(),
    subject: form.subject.trim(),
    message: form.message.trim(),
    timestamp: serverTimestamp(),
    status: 'pending',
  });
  return added.id;
}
