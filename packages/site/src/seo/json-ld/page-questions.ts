import type { Page } from '../../pages/page.ts';
import { faqGroups } from '../../texts/faq.ts';
import type { AnsweredQuestion } from './faq-json-ld.ts';

/** The questions and answers that a page shows. */
export function pageQuestions(page: Page): readonly AnsweredQuestion[] {
  if (page.kind !== 'information' || page.topic !== 'faq') return [];
  return faqGroups(page.locale).flatMap(({ questions }) =>
    questions.map(({ question, paragraphs }) => ({ question, answer: paragraphs.join('\n\n') })),
  );
}
