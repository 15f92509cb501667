import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import {
  type ContactSubmission,
  isMessageId,
  validateContact,
} from '@dinar/domain/contact/validate-contact';
import { type HttpAnswer, type HttpRequest, plainAnswer } from './http-answer.ts';
import { readContactPost } from './read-contact-post.ts';
import { refusePost } from './refuse-post.ts';

/** The outcome of reading a post to a contact address: refused, an invalid form, or a valid message. */
type TakenPost =
  | { readonly kind: 'refused'; readonly answer: HttpAnswer }
  | { readonly kind: 'invalid'; readonly draft: ContactDraft }
  | { readonly kind: 'valid'; readonly message: ContactSubmission };

/** Reads and validates a posted contact form. */
export function takeContactPost(request: HttpRequest): TakenPost {
  const refused = refusePost(request);
  if (refused !== undefined) return { kind: 'refused', answer: refused };
  const written = readContactPost(request.body);
  if (written === undefined) return { kind: 'refused', answer: illegible };
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
  const { message, field } = verdict;
  return { kind: 'invalid', draft: { form, error: { message, field } } };
}

const illegible = plainAnswer(
  400,
  'Le formulaire est illisible : rechargez la page, puis réessayez.',
);
