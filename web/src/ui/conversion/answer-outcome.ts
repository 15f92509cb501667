import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { type AnswerToday, answerToday } from '@dinar/domain/today/answer-today';
import { type BoardOfToday, hasAnyRate } from '@dinar/domain/today/board-of-today';
import type { ConversionRequest } from '@dinar/domain/today/conversion-today';

/** The outcome of a conversion: an answer, loading, nothing to convert, or an error. */
export type AnswerOutcome =
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'no-rates' }
  | { readonly kind: 'no-rate'; readonly currency: ForeignCurrencyCode }
  | { readonly kind: 'nothing' }
  | AnswerToday;

/**
 * Returns the outcome of a conversion with the known rates; `request` is undefined while a part of it cannot
 * be read.
 */
export function answerOutcome(
  request: ConversionRequest | undefined,
  board: BoardOfToday | 'awaited' | 'none',
): AnswerOutcome {
  if (board === 'awaited') return { kind: 'loading' };
  if (board === 'none') return { kind: 'not-loaded' };
  if (![...board.currencies.values()].some(hasAnyRate)) return { kind: 'no-rates' };
  if (!request) return { kind: 'nothing' };
  const last = computed.get(request);
  if (last?.board === board) return last.outcome;
  const outcome = outcomeOf(request, board);
  computed.set(request, { board, outcome });
  return outcome;
}

// The answer and its details show the same conversion.
const computed = new WeakMap<
  ConversionRequest,
  { readonly board: BoardOfToday; readonly outcome: AnswerOutcome }
>();

function outcomeOf(request: ConversionRequest, board: BoardOfToday): AnswerOutcome {
  const answer = answerToday(request, board);
  return answer.kind === 'answered' && request.amount.lte(0) ? { kind: 'nothing' } : answer;
}
