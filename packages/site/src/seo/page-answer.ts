import type { RateDate } from '@dinar/domain/days/rate-date';
import { type AnswerToday, answerToday } from '@dinar/domain/today/answer-today';
import type { PageContext } from './page-context.ts';

/** The answer of a converter page, equal to the one that it shows. */
export interface PageAnswer extends AnswerToday {
  /** The oldest day of the rates used. */
  readonly day: RateDate;
  readonly isDemo: boolean;
}

export type ConverterContext = PageContext<'converter' | 'conversion'>;

/**
 * The answer of a converter page; undefined if a rate is missing, or the amount is 0 or cannot be read.
 */
export function pageAnswer({ page: { request }, board }: ConverterContext): PageAnswer | undefined {
  const answer = request && answerToday(request, board);
  if (answer?.kind !== 'answered' || answer.lead.value.lte(0)) return undefined;
  const { lead, converted } = answer;
  const rates =
    lead.kind === 'best'
      ? lead.banks.map(({ day, source }) => ({ days: [day], sources: [source] }))
      : converted.answer.legs;
  const [day] = rates.flatMap(({ days }) => days).sort();
  if (day === undefined) return undefined;
  return { ...answer, day, isDemo: rates.some(({ sources }) => sources.includes('demo')) };
}
