import { notSent } from '@dinar/domain/contact/contact-draft';
import type { ContactSources } from './answer-contact.ts';
import { type HttpAnswer, type HttpRequest, notKept, plainAnswer } from './http-answer.ts';
import { takeContactPost } from './take-contact-post.ts';

/**
 * Stores the message of a posted contact form. Validates it again, because this address is public, as the
 * database itself accepts a valid message from anyone.
 */
export async function answerStoreContact(
  request: HttpRequest,
  { store, report }: Pick<ContactSources, 'store' | 'report'>,
): Promise<HttpAnswer> {
  if (request.method !== 'POST') {
    return plainAnswer(405, 'Cette adresse répond à POST.', { Allow: 'POST' });
  }
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
