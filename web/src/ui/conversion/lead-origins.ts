import type { RateDate } from '@dinar/domain/days/rate-date';
import type { ProviderId } from '@dinar/domain/providers/provider-table';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
import type { CounterQuote } from '@dinar/domain/today/counters';
import { isLike, sharedOrigin } from '../provenance/shared-origin.ts';

/** The days and the sources of a number. */
export interface LeadOrigin {
  readonly of: string;
  readonly days: readonly RateDate[];
  readonly sources: readonly RateSource[];
  readonly provider?: ProviderId | undefined;
  readonly at?: Date | undefined;
  readonly correction?: string | undefined;
}

/** The origins of the leading number that the foot of the answer does not name: of mid rates, and of a board unlike the others. */
export function leadOrigins(answer: AnswerToday): LeadOrigin[] {
  const { lead, ranking } = answer;
  if (lead.kind === 'mid' || !ranking) return legOrigins(answer);
  if (lead.kind === 'mean') return [];
  const quotes = leadQuotes(answer);
  const shared = sharedOrigin(ranking.counters.inForce);
  return quotes.every((quote) => isLike(shared, quote)) ? [] : [originOfQuotes(quotes)];
}

/** All origins of the leading number. */
export function allLeadOrigins(answer: AnswerToday): LeadOrigin[] {
  const quotes = leadQuotes(answer);
  return quotes.length > 0 ? [originOfQuotes(quotes)] : legOrigins(answer);
}

function leadQuotes({ lead, request, ranking }: AnswerToday): readonly CounterQuote[] {
  if (lead.kind === 'best') return lead.banks;
  if (lead.kind !== 'bank' || !ranking) return [];
  return ranking.rows.filter(({ bankId }) => bankId === request.bank);
}

function legOrigins({ converted }: AnswerToday): LeadOrigin[] {
  return converted.answer.legs.map(({ currency, basis, days, sources, correction }) => ({
    of: currency,
    days,
    sources,
    correction,
    ...(basis.kind === 'reference' && {
      provider: basis.reference.provider,
      at: basis.reference.at,
    }),
  }));
}

function originOfQuotes(quotes: readonly CounterQuote[]): LeadOrigin {
  const [first, second] = quotes;
  return {
    of: '',
    days: [...new Set(quotes.map(({ day }) => day))].sort(),
    sources: [...new Set(quotes.map(({ source }) => source))],
    correction: second ? undefined : first?.correction,
  };
}
