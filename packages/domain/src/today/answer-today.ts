import type { Decimal } from '../money/decimal.ts';
import type { BoardOfToday } from './board-of-today.ts';
import { type ComparisonRow, outcomeAt } from './compare-counters.ts';
import {
  type ConversionRequest,
  type ConversionToday,
  type Converted,
  conversionToday,
} from './conversion-today.ts';
import { type Ranking, rankingFor } from './ranking.ts';

/**
 * What leads an answer: the best banks in force, the bank that was asked for, the mean of the boards in force
 * where too few can be compared, or the mid rate where no counter quotes.
 */
type Lead = { readonly value: Decimal } & (
  | { readonly kind: 'best'; readonly banks: readonly ComparisonRow[] }
  | { readonly kind: 'bank' | 'mean' | 'mid' }
);

/** An answer with its request and its rates, in one object so that all are of the same instant. */
export interface AnswerToday {
  readonly kind: 'answered';
  readonly request: ConversionRequest;
  readonly board: BoardOfToday;
  readonly lead: Lead;
  /** The conversion at the bank that leads; at the mean where none leads alone. */
  readonly converted: Converted;
  /** Absent between two foreign currencies, and without a board in force. */
  readonly ranking?: Ranking;
}

/** Answers a request; an unknown rate makes it unanswered. */
export function answerToday(
  request: ConversionRequest,
  board: BoardOfToday,
): AnswerToday | Exclude<ConversionToday, Converted> {
  const ranking = rankingFor(request, board);
  const [first, second] = request.bank ? [] : (ranking?.best ?? []);
  const leader = second ? undefined : first?.bankId;
  const converted = conversionToday(leader ? { ...request, bank: leader } : request, board);
  if (converted.kind === 'no-rate') return converted;
  return {
    kind: 'answered',
    request,
    board,
    lead:
      ranking && first
        ? {
            kind: 'best',
            banks: ranking.best,
            value: outcomeAt(ranking.intent, request.amount, first),
          }
        : { kind: kindOf(request, converted), value: converted.answer.value },
    converted,
    ...(ranking && { ranking }),
  };
}

function kindOf(
  { bank }: ConversionRequest,
  { answer: { legs } }: Converted,
): 'bank' | 'mean' | 'mid' {
  if (legs.some(({ rate }) => rate.side === 'mid')) return 'mid';
  return bank && legs.every(({ lackingBank }) => lackingBank === undefined) ? 'bank' : 'mean';
}
