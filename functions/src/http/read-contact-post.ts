import { isUtf8 } from 'node:buffer';
import {
  type ContactSubmission,
  contactFormOf,
  honeypot,
} from '@dinar/domain/contact/validate-contact';

/** Returns the fields of a posted contact form, a missing one as empty; undefined when they are not UTF-8. */
export function readContactPost(body: Buffer): ContactSubmission | undefined {
  const encoded = body.toString('utf8');
  if (!isUtf8(body) || !isDecodable(encoded)) return undefined;
  const fields = new URLSearchParams(encoded);
  // Browsers send a line break as CRLF, which would count as two characters, but their own limits count
  // one.
  const text = (name: string) => (fields.get(name) ?? '').replace(/\r\n?/g, '\n');
  return { ...contactFormOf(text), website: text(honeypot.name), id: text('id') };
}

// URLSearchParams would not fail, but put a replacement character for each byte that it cannot decode.
function isDecodable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
