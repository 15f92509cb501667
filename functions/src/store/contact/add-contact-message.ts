import type { ContactSubmission } from '@dinar/domain/contact/validate-contact';
import { collection } from '@dinar/domain/documents/collections';
import { encodeContactMessage } from '@dinar/domain/documents/contact-message-document';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

/** Stores one valid message for the trigger to judge, with the same fields as visitors' own writes. */
export async function addContactMessage(db: Firestore, message: ContactSubmission): Promise<void> {
  const fields = encodeContactMessage(message, FieldValue.serverTimestamp());
  await db.collection(collection.contactMessages).add(fields);
}
