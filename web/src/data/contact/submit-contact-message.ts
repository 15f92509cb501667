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
 * Leaves one message for the site's staff, trimmed, with status `pending`; gives its id.
 * Rejects with the SDK's error when the database refuses it or cannot be reached, and with 'Firestore
 * not available' when there is none. Load this module on demand.
 *
 * In a transaction, since a plain write waits in a queue while offline: it would be sent behind the
 * back of a visitor who has read that it failed, and who has written again.
 */
export async function submitContactMessage(
  config: SiteConfig,
  form: ContactSubmission,
): Promise<string> {
  const firestore = openDatabase(config);
  await appCheckReady({ app: firestore.app, firestore }, config);
  const message = doc(collection(firestore, collections.contactMessages));
  await runTransaction(
    firestore,
    async (transaction) => {
      transaction.set(message, encodeContactMessage(form, serverTimestamp()));
    },
    { maxAttempts: 1 },
  );
  return message.id;
}

function openDatabase(config: SiteConfig): Firestore {
  try {
    return openFirestoreApp(config).firestore;
  } catch (error) {
    console.error('The database could not be opened.', error);
    throw new Error('Firestore not available', { cause: error });
  }
}
