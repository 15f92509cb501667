import type { PageSources } from './answer-page.ts';

type BoardSources = Pick<PageSources, 'board' | 'report'>;

/**
 * Returns the board for an answer that does not need rates: reports a failed read and returns an empty
 * board.
 */
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
