import type { PageSources } from './answer-page.ts';

type BoardSources = Pick<PageSources, 'board' | 'report'>;

/** The board, or none when it cannot be read, which is reported: for answers that need no rates. */
export async function boardOrNone({
  board,
  report,
}: BoardSources): ReturnType<PageSources['board']> {
  try {
    return await board();
  } catch (error) {
    report(error);
    return { value: [], isStale: false };
  }
}
