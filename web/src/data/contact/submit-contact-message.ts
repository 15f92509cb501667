import type { ContactSubmission } from '@dinar/domain/contact/validate-contact';
import { collection as collections } from '@dinar/domain/documents/collections';
import { encodeContactMessage } from '@dinar/domain/documents/contact-message-document';
import {
  collection,
  doc,
  type Firestore,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore';
import type { SiteConfig } from '../../config/site-config.ts';
import { appCheckReady } from '../feed/app-check.ts';
import { openFirestoreApp } from '../feed/firestore-app.ts';

/**
 * Stores one valid message for the site's staff, with status `pending`, under its id. Rejects with the SDK's
 * error if the database refuses it or cannot be reached, and with 'Firestore not available' if the
 * database cannot be opened. Load this module on demand.
 *
 * Uses a transaction because the SDK queues a plain write while offline. The queued message would be sent
 * later, after the visitor has seen a failure and sent it again.
 */
export async function submitContactMessage(
  config: SiteConfig,
  form: ContactSubmission,
): Promise<void> {
  const firestore = openDatabase(config);
  await appCheckReady({ app: firestore.app, firestore }, config);
  const messages = collection(firestore, collections.contactMessages);
  const document = form.id === undefined ? doc(messages) : doc(messages, form.id);
  await runTransaction(
    firestore,
    async (transaction) => {
      transaction.set(document, encodeContactMessage(form, serverTimestamp()));
    },
    { maxAttempts: 1 },
  );
}

function openDatabase(config: SiteConfig): Firestore {
  try {
    return openFirestoreApp(config).firestore;
  } catch (error) {
    console.error('The database could not be opened.', error);
    throw new Error('Firestore not available', { cause: error });
  }
}
