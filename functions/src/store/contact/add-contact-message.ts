import type { ContactSubmission } from '@dinar/domain/contact/validate-contact';
import { collection } from '@dinar/domain/documents/collections';
import { encodeContactMessage } from '@dinar/domain/documents/contact-message-document';
import { FieldValue, type Firestore, GrpcStatus } from 'firebase-admin/firestore';
import { isRefusal } from '../documents/commit-groups.ts';

/**
 * Stores one valid message for the trigger to judge, with the same fields as visitors' own writes. A message
 * that is already stored under its id stays as it is: the answer to the first send was lost.
 */
export async function addContactMessage(db: Firestore, message: ContactSubmission): Promise<void> {
  const fields = encodeContactMessage(message, FieldValue.serverTimestamp());
  const messages = db.collection(collection.contactMessages);
  const document = message.id === undefined ? messages.doc() : messages.doc(message.id);
  try {
    await document.create(fields);
  } catch (error) {
    if (!isRefusal(error, GrpcStatus.ALREADY_EXISTS)) throw error;
  }
}
