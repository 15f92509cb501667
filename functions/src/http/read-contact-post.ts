import { isUtf8 } from 'node:buffer';
import {
  type ContactSubmission,
  contactFormOf,
  honeypot,
} from '@dinar/domain/contact/validate-contact';

/** The fields of a posted contact form, a missing one empty; undefined when they are no UTF-8. */
export function readContactPost(body: Buffer): ContactSubmission | undefined {
  const encoded = body.toString('utf8');
  if (!isUtf8(body) || !isDecodable(encoded)) return undefined;
  const fields = new URLSearchParams(encoded);
  // Forms are sent with CRLF, which would count twice against the limits that a browser counts to.
  const text = (name: string) => (fields.get(name) ?? '').replace(/\r\n?/g, '\n');
  return { ...contactFormOf(text), website: text(honeypot.name) };
}

// URLSearchParams would read on, with a replacement character for each byte that it cannot read.
function isDecodable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
