import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import type { ContactSubmission } from '@dinar/domain/contact/validate-contact';
import type { Locale } from '@dinar/domain/language/locale';
import { contactPath, contactSentAddress, isContactSent } from '@dinar/site/routes/contact-address';
import { pathIn } from '@dinar/site/routes/locale-path';
import { contactErrorText } from '@dinar/site/texts/contact/contact-error-text';
import {
  answerPage,
  boardOrNone,
  htmlAnswer,
  type PageSources,
  pageAsked,
  renderUrl,
} from './answer-page.ts';
import {
  answerOf,
  type HttpAnswer,
  type HttpRequest,
  localeOf,
  noStore,
  plainAnswer,
} from './http-answer.ts';
import { takeContactPost } from './take-contact-post.ts';

export interface ContactSources {
  readonly page: PageSources;
  /** Stores one valid message; rejects when it was not stored. */
  readonly store: (message: ContactSubmission) => Promise<unknown>;
  readonly report: (error: unknown) => void;
}

/** Answers the contact page and the form that a browser without scripts posts to it. */
export async function answerContact(
  request: HttpRequest,
  sources: ContactSources,
): Promise<HttpAnswer> {
  return request.method === 'POST' ? receive(request, sources) : showPage(request, sources.page);
}

async function showPage(request: HttpRequest, sources: PageSources): Promise<HttpAnswer> {
  const asked = pageAsked(request);
  const page = await answerPage(asked, sources);
  if (!isContactSent(new URLSearchParams(asked.url.split('?')[1]))) return page;
  const headers = { ...page.headers, 'Cache-Control': noStore, 'X-Robots-Tag': 'noindex' };
  return { ...page, headers };
}

async function receive(request: HttpRequest, sources: ContactSources): Promise<HttpAnswer> {
  const locale = localeOf(request);
  const taken = takeContactPost(request);
  if (taken.kind === 'refused') return taken.answer;
  if (taken.kind === 'invalid') return showDraft(422, taken.draft, sources.page, locale);
  try {
    await sources.store(taken.message);
  } catch (error) {
    sources.report(error);
    const { website: _, id: _id, ...form } = taken.message;
    return showDraft(503, { form, error: { fault: 'not-sent' } }, sources.page, locale);
  }
  return answerOf(303, '', { Location: pathIn(locale, contactSentAddress) });
}

// Also renders without rates, and falls back to plain text: the visitor must learn that the message was not
// sent.
async function showDraft(
  status: 422 | 503,
  draft: ContactDraft,
  page: PageSources,
  locale: Locale,
): Promise<HttpAnswer> {
  const sources = { ...page, board: () => boardOrNone(page) };
  try {
    const { html } = await renderUrl(
      { url: pathIn(locale, contactPath), savesData: true },
      sources,
      draft,
    );
    return htmlAnswer(status, html, noStore);
  } catch (error) {
    page.report(error);
    return plainAnswer(status, contactErrorText(draft.error, locale));
  }
}
