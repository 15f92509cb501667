import type { RateDate } from '../days/rate-date.ts';
import type { Decimal } from '../money/decimal.ts';
import type { RateSource } from '../rates/bank-rate.ts';
import type { BoardOfToday } from './board-of-today.ts';
import { type ComparisonRow, outcomeAt } from './compare-counters.ts';
import type { ConversionLeg } from './conversion-leg.ts';
import {
  type ConversionRequest,
  type ConversionToday,
  type Converted,
  conversionToday,
} from './conversion-today.ts';
import { type Ranking, rankingFor } from './ranking.ts';

/** The distinct days, oldest first, and the sources of the rates behind what leads. */
interface RatesBehind {
  readonly days: readonly [RateDate, ...RateDate[]];
  readonly sources: readonly RateSource[];
}

/**
 * What leads an answer: the best banks in force, the bank that was asked for, the mean of the boards in force
 * where too few can be compared, or the mid rate where no counter quotes.
 */
type Lead = RatesBehind & { readonly value: Decimal } & (
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

/** The outcome of a request: its answer, an unknown rate, or nothing for no amount. */
type AnswerOrNot = AnswerToday | Exclude<ConversionToday, Converted> | { readonly kind: 'nothing' };

// A page's head, its answer and the details of it show the same conversion.
const computed = new WeakMap<
  ConversionRequest,
  { readonly board: BoardOfToday; readonly answer: AnswerOrNot }
>();

/** Answers a request, which is undefined while a part of it cannot be read. */
export function answerToday(
  request: ConversionRequest | undefined,
  board: BoardOfToday,
): AnswerOrNot {
  if (!request) return { kind: 'nothing' };
  const last = computed.get(request);
  if (last?.board === board) return last.answer;
  const answer = compute(request, board);
  computed.set(request, { board, answer });
  return answer;
}

function compute(request: ConversionRequest, board: BoardOfToday): AnswerOrNot {
  const ranking = rankingFor(request, board);
  const [first, second] = request.bank ? [] : (ranking?.best ?? []);
  const leader = second ? undefined : first?.bankId;
  const converted = conversionToday(leader ? { ...request, bank: leader } : request, board);
  if (converted.kind === 'no-rate') return converted;
  if (request.amount.lte(0)) return { kind: 'nothing' };
  const { value, legs } = converted.answer;
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
            ...ratesBehind(
              ranking.best.map(({ day, source }) => ({ days: [day], sources: [source] })),
            ),
          }
        : { kind: kindOf(request, converted), value, ...ratesBehind(legs) },
    converted,
    ...(ranking && { ranking }),
  };
}

function ratesBehind(rates: readonly Pick<ConversionLeg, 'days' | 'sources'>[]): RatesBehind {
  const [oldest, ...later] = [...new Set(rates.flatMap(({ days }) => days))].sort();
  if (oldest === undefined) throw new RangeError('An answer has no rate');
  return { days: [oldest, ...later], sources: [...new Set(rates.flatMap((rate) => rate.sources))] };
}

function kindOf(
  { bank }: ConversionRequest,
  { answer: { legs } }: Converted,
): 'bank' | 'mean' | 'mid' {
  if (legs.some(({ rate }) => rate.side === 'mid')) return 'mid';
  return bank && legs.every(({ lackingBank }) => lackingBank === undefined) ? 'bank' : 'mean';
}
