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
export function leadOrigins({ lead, request, ranking, converted }: AnswerToday): LeadOrigin[] {
  if (lead.kind === 'mid' || !ranking) {
    return converted.answer.legs.map(({ currency, basis, ...leg }) => ({
      of: currency,
      days: leg.days,
      sources: leg.sources,
      correction: leg.correction,
      ...(basis.kind === 'reference' && {
        provider: basis.reference.provider,
        at: basis.reference.at,
      }),
    }));
  }
  if (lead.kind === 'mean') return [];
  const quotes =
    lead.kind === 'best'
      ? lead.banks
      : ranking.rows.filter(({ bankId }) => bankId === request.bank);
  const shared = sharedOrigin(ranking.counters.inForce);
  if (quotes.every((quote) => isLike(shared, quote))) return [];
  const [first, second] = quotes;
  return [
    {
      of: '',
      days: [...new Set(quotes.map(({ day }) => day))].sort(),
      sources: [...new Set(quotes.map(({ source }) => source))],
      correction: second ? undefined : first?.correction,
    },
  ];
}
