import { type AnswerToday, answerToday } from '@dinar/domain/today/answer-today';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import type { Page } from '../pages/page.ts';
import type { SiteIdentity } from '../pages/site-identity.ts';

/** A page and all the data for its metadata. */
export interface PageContext<Kind extends Page['kind'] = Page['kind']> {
  readonly site: SiteIdentity;
  readonly page: Page<Kind>;
  readonly board: BoardOfToday;
}

export type ConverterContext = PageContext<'converter' | 'conversion'>;

/** The answer that a converter page shows; undefined if it shows none. */
export function pageAnswer({ page, board }: ConverterContext): AnswerToday | undefined {
  const answer = answerToday(page.request, board);
  return answer.kind === 'answered' ? answer : undefined;
}
