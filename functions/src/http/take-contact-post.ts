import { isUtf8 } from 'node:buffer';
import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import {
  type ContactSubmission,
  contactFormOf,
  honeypot,
  isMessageId,
  validateContact,
} from '@dinar/domain/contact/validate-contact';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import { contactPostTexts } from '@dinar/site/texts/contact-post/contact-post-texts';
import {
  type HttpAnswer,
  type HttpRequest,
  isFromHere,
  localeOf,
  plainAnswer,
} from './http-answer.ts';

const formType = 'application/x-www-form-urlencoded';

/** Six times the size of the longest valid form, with three bytes per character, all percent-encoded. */
export const maxFormBytes = 65_536;

/** The outcome of reading a post to a contact address: refused, an invalid form, or a valid message. */
type TakenPost =
  | { readonly kind: 'refused'; readonly answer: HttpAnswer }
  | { readonly kind: 'invalid'; readonly draft: ContactDraft }
  | { readonly kind: 'valid'; readonly message: ContactSubmission };

/** Reads and validates a posted contact form; refuses it in the language of its address. */
export function takeContactPost(request: HttpRequest): TakenPost {
  const locale = localeOf(request);
  const refused = refusePost(request, locale);
  if (refused !== undefined) return { kind: 'refused', answer: refused };
  const written = readContactPost(request.body);
  if (written === undefined) {
    return { kind: 'refused', answer: plainAnswer(400, contactPostTexts[locale].illegible) };
  }
  const { website, id = '', ...form } = written;
  const verdict = validateContact(form);
  if (verdict.ok) {
    const message = {
      ...verdict.value,
      ...(website && { website }),
      ...(isMessageId(id) && { id }),
    };
    return { kind: 'valid', message };
  }
  return { kind: 'invalid', draft: { form, error: verdict.problem } };
}

/** Returns the refusal of a post that no form of this site can have sent; undefined otherwise. */
function refusePost(request: HttpRequest, locale: Locale): HttpAnswer | undefined {
  const texts = contactPostTexts[locale];
  if (!isFromHere(request)) return plainAnswer(403, texts.foreign);
  if (!isForm(request.header('content-type') ?? '')) {
    return plainAnswer(415, fill(texts.wrongType, { type: formType, encoding: 'UTF-8' }));
  }
  if (request.body.length > maxFormBytes) return plainAnswer(413, texts.tooLong);
  return undefined;
}

function isForm(contentType: string): boolean {
  const [type, ...parameters] = contentType.toLowerCase().replace(/\s|"/g, '').split(';');
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const isInUtf8 = charset === undefined || charset === 'charset=utf-8';
  return type === formType && isInUtf8;
}

/** Returns the fields of a posted contact form, a missing one as empty; undefined when they are not UTF-8. */
function readContactPost(body: Buffer): ContactSubmission | undefined {
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
