import type { RateDate } from '@dinar/domain/days/rate-date';
import type {
  ConversionRequest,
  Converted,
  ConvertedValue,
} from '@dinar/domain/today/conversion-today';
import { type RankingSummary, rankingSummary } from '@dinar/domain/today/ranking-summary';
import { shareAtMid } from '@dinar/site/seo/conversion-words';
import { type AskedCounters, askedCounters } from './asked-counters.ts';
import type { ConversionOutcome } from './conversion-outcome.ts';

/** The facts shown beside the answer of a conversion. */
export interface ConversionFacts {
  readonly request: ConversionRequest;
  readonly today: RateDate;
  readonly converted: Converted;
  /** The banks and their ranking; absent between two foreign currencies and without a board in force. */
  readonly ranking?: { readonly asked: AskedCounters; readonly summary: RankingSummary };
  /** The value at mid rates, unless it is the answer itself. */
  readonly reference?: ConvertedValue;
}

/** Returns the facts of a conversion; undefined without an answer, or without facts beside it. */
export function conversionFacts(converted: ConversionOutcome): ConversionFacts | undefined {
  if (converted.kind !== 'converted') return undefined;
  const { request, board } = converted;
  const asked = askedCounters(request, board);
  const summary = asked && rankingSummary(asked.counters, asked.mode, request.amount);
  const { reference } = converted;
  const isOther = reference && !isItself(converted, reference);
  if (!summary && !isOther) return undefined;
  return {
    request,
    today: board.today,
    converted,
    ...(asked && summary && { ranking: { asked, summary } }),
    ...(isOther && { reference }),
  };
}

// An answer at the mid rates needs no reference beside it.
function isItself({ answer }: Converted, reference: ConvertedValue): boolean {
  return answer.value.eq(reference.value) && shareAtMid(answer.legs) === 'all';
}
