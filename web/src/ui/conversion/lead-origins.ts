import type { RateDate } from '@dinar/domain/days/rate-date';
import type { ProviderId } from '@dinar/domain/providers/provider-table';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
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
  const { lead, request, ranking } = answer;
  if (lead.kind === 'mid' || !ranking) return allLeadOrigins(answer);
  if (lead.kind === 'mean') return [];
  const shared = sharedOrigin(ranking.counters.inForce);
  const quotes =
    lead.kind === 'best'
      ? lead.banks
      : ranking.rows.filter(({ bankId }) => bankId === request.bank);
  return quotes.every((quote) => isLike(shared, quote)) ? [] : allLeadOrigins(answer);
}

/** All origins of the leading number. */
export function allLeadOrigins({ lead, converted }: AnswerToday): LeadOrigin[] {
  if (lead.kind === 'best') {
    const { days, sources, banks } = lead;
    const [first, second] = banks;
    return [{ of: '', days, sources, correction: second ? undefined : first?.correction }];
  }
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
