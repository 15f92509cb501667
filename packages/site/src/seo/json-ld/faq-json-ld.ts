import type { JsonLdNode } from './json-ld-node.ts';

/** A question of the page and its answer, both plain text as shown. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** The questions a page answers; https://schema.org/FAQPage. */
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
