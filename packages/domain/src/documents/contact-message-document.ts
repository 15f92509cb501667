import * as v from 'valibot';
import { type ContactForm, type ContactSubmission, honeypot } from '../contact/validate-contact.ts';
import { type Decoded, decodeWith, documentId } from './decoded.ts';
import { instantField } from './field-schemas.ts';

export const contactStatuses = ['pending', 'rejected', 'spam', 'answered', 'archived'] as const;

/** A message a visitor left, and what was decided of it. */
export interface ContactMessage extends ContactForm {
  readonly id: string;
  readonly timestamp: Date;
  readonly status: (typeof contactStatuses)[number];
  readonly receivedAt?: Date;
  readonly validatedAt?: Date;
  readonly reasons: readonly { readonly code: string; readonly text: string }[];
}

const contactMessageSchema = v.object({
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  timestamp: instantField,
  status: v.picklist(contactStatuses),
  receivedAt: v.exactOptional(instantField),
  validatedAt: v.exactOptional(instantField),
  reasons: v.optional(v.array(v.object({ code: v.string(), text: v.string() })), []),
});

/** Decodes a `contact-messages` document. */
export function decodeContactMessage(path: string, data: unknown): Decoded<ContactMessage> {
  const decoded = decodeWith(contactMessageSchema, path, data);
  if (!decoded.ok) return decoded;
  return { ok: true, value: { id: documentId(path), ...decoded.value } };
}

/**
 * The fields of a new message, trimmed; firestore.rules ask for the server's own time as `timestamp`.
 * What a machine wrote into the hidden field is kept as far as the rules take it.
 */
export function encodeContactMessage<TTime>(form: ContactSubmission, timestamp: TTime) {
  return {
    name: form.name.trim(),
    email: form.email.trim(),
    subject: form.subject.trim(),
    message: form.message.trim(),
    timestamp,
    status: 'pending' as const,
    ...(form.website && { [honeypot.name]: form.website.slice(0, honeypot.maxLength) }),
  };
}
