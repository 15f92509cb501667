import { notSent } from '@dinar/domain/contact/contact-draft';
import type { ContactSources } from './answer-contact.ts';
import { type HttpAnswer, type HttpRequest, notKept, plainAnswer } from './http-answer.ts';
import { takeContactPost } from './take-contact-post.ts';

/**
 * Stores the message of a posted contact form. Validates it again: whatever calls it, what is stored is a
 * valid message.
 */
export async function answerStoreContact(
  request: HttpRequest,
  { store, report }: Pick<ContactSources, 'store' | 'report'>,
): Promise<HttpAnswer> {
  const taken = takeContactPost(request);
  if (taken.kind === 'refused') return taken.answer;
  if (taken.kind === 'invalid') return plainAnswer(422, taken.draft.error.message);
  try {
    await store(taken.message);
  } catch (error) {
    report(error);
    return plainAnswer(503, notSent.message);
  }
  return { status: 204, headers: { 'Cache-Control': notKept }, body: '' };
}
