import { type AnswerToday, answerToday } from '@dinar/domain/today/answer-today';
import type { PageContext } from './page-context.ts';

export type ConverterContext = PageContext<'converter' | 'conversion'>;

/** The answer that a converter page shows; undefined if it shows none. */
export function pageAnswer({ page, board }: ConverterContext): AnswerToday | undefined {
  const answer = answerToday(page.request, board);
  return answer.kind === 'answered' ? answer : undefined;
}
