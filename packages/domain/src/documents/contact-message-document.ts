import * as v from 'valibot';
import { type ContactStatus, contactStatuses } from '../contact/contact-status.ts';
import {
  type ContactForm,
  type ContactSubmission,
  contactFormOf,
  contactRows,
  honeypot,
} from '../contact/validate-contact.ts';
import { type Decoded, decodeWith, documentId } from './decoded.ts';
import { instantField } from './field-schemas.ts';

/** A message of a visitor, and the decision on it. */
export type ContactMessage = ContactForm & {
  readonly id: string;
  readonly timestamp: Date;
  readonly status: ContactStatus;
  readonly receivedAt?: Date;
  readonly validatedAt?: Date;
  readonly reasons: readonly { readonly code: string; readonly text: string }[];
};

const textSchemas = Object.fromEntries(
  contactRows.map(({ name, isRequired }) => [
    name,
    isRequired ? v.string() : v.exactOptional(v.string()),
  ]),
) as Readonly<Record<keyof ContactForm, v.StringSchema<undefined>>>;

const contactMessageSchema = v.object({
  ...textSchemas,
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
 * The fields of a new, valid message. firestore.rules require the server time as `timestamp`. A text of a
 * bot in the hidden field is cut to the length that the rules accept.
 */
export function encodeContactMessage<TTime>(form: ContactSubmission, timestamp: TTime) {
  return {
    ...contactFormOf((name) => form[name] ?? ''),
    timestamp,
    status: 'pending' as const,
    ...(form.website && { [honeypot.name]: form.website.slice(0, honeypot.maxLength) }),
  };
}
