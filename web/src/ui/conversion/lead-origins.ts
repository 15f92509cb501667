import type { AnswerToday } from '@dinar/domain/today/answer-today';
import type { ConversionLeg } from '@dinar/domain/today/conversion-leg';
import type { ProvenanceProps } from '../provenance/provenance.tsx';
import { isLike, sharedOrigin } from '../provenance/shared-origin.ts';
import { soleBest } from './pair-figure.ts';

/** The days and the sources of a number. */
export interface LeadOrigin extends Omit<ProvenanceProps, 'today' | 'isMarked'> {
  readonly of: string;
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
    const { days, sources } = lead;
    return [{ of: '', days, sources, correction: soleBest({ lead })?.correction }];
  }
  return converted.answer.legs.map(legOrigin);
}

/** The origin of one rate of a conversion. */
export function legOrigin(leg: ConversionLeg): LeadOrigin {
  const { currency, basis, days, sources, correction } = leg;
  const { provider, at } = basis.kind === 'reference' ? basis.reference : {};
  return { of: currency, days, sources, provider, at, correction };
}
