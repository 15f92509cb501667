import type { Page } from '../../pages/page.ts';
import { faqGroups } from '../../texts/faq.ts';
import type { JsonLdNode } from './json-ld-node.ts';

/** A question on the page and its answer, both as the plain text shown. */
interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** The questions and answers that a page shows. */
export function pageQuestions(page: Page): readonly AnsweredQuestion[] {
  if (page.kind !== 'information' || page.topic !== 'faq') return [];
  return faqGroups(page.locale).flatMap(({ questions }) =>
    questions.map(({ question, paragraphs }) => ({ question, answer: paragraphs.join('\n\n') })),
  );
}

/** The questions and answers of a page; https://schema.org/FAQPage. */
export function faqJsonLd(questions: readonly AnsweredQuestion[]): JsonLdNode {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
