import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import {
  type ContactSubmission,
  isMessageId,
  validateContact,
} from '@dinar/domain/contact/validate-contact';
import { contactPostTexts } from '@dinar/site/texts/contact-post/contact-post-texts';
import { type HttpAnswer, type HttpRequest, localeOf, plainAnswer } from './http-answer.ts';
import { readContactPost } from './read-contact-post.ts';
import { refusePost } from './refuse-post.ts';

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
