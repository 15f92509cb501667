import { defaultLocale } from '@dinar/domain/language/locale';
import { contactErrorText } from '@dinar/site/texts/contact/contact-error-text';
import type { ContactSources } from './answer-contact.ts';
import { answerOf, type HttpAnswer, type HttpRequest, plainAnswer } from './http-answer.ts';
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
  if (taken.kind === 'invalid')
    return plainAnswer(422, contactErrorText(taken.draft.error, defaultLocale));
  try {
    await store(taken.message);
  } catch (error) {
    report(error);
    return plainAnswer(503, contactErrorText({ fault: 'not-sent' }, defaultLocale));
  }
  return answerOf(204, '');
}
