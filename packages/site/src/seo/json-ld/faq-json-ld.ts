import type { JsonLdNode } from './json-ld-node.ts';

/** A question on the page and its answer, both as the plain text shown. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
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
