import { answerToday } from '@dinar/domain/today/answer-today';
import { type BoardOfToday, hasAnyRate } from '@dinar/domain/today/board-of-today';
import type { ConversionRequest } from '@dinar/domain/today/conversion-today';

/** The outcome of a conversion: an answer, loading, no amount or no currency to convert, or an error. */
export type AnswerOutcome =
  | { readonly kind: 'loading' | 'not-loaded' | 'no-rates' | 'no-currency' }
  | ReturnType<typeof answerToday>;

/** Returns the outcome of a conversion with the known rates. */
export function answerOutcome(
  request: ConversionRequest | undefined,
  board: BoardOfToday | 'awaited' | 'none',
): AnswerOutcome {
  if (board === 'awaited') return { kind: 'loading' };
  if (board === 'none') return { kind: 'not-loaded' };
  if (![...board.currencies.values()].some(hasAnyRate)) return { kind: 'no-rates' };
  return answerToday(request, board);
}
