import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import {
  type ConversionRequest,
  type Converted,
  conversionToday,
} from '@dinar/domain/today/conversion-today';
import { converterState, pairOfPage } from '../pages/converter-state.ts';
import { type ShareAtMid, shareAtMid } from './conversion-words.ts';
import type { PageContext, PageOf } from './page-context.ts';

/** The answer of a page of the converter, the same as its result. */
export interface PageAnswer extends Omit<Converted, 'kind'> {
  readonly request: ConversionRequest;
  /** The oldest day of the rates that it rests on. */
  readonly day: RateDate;
  readonly isDemo: boolean;
  /** How much of it rests on mid rates: such a part is a value, not a receipt. */
  readonly atMid: ShareAtMid;
  /** The bank at whose rates all of it was converted. */
  readonly bank?: BankCode | undefined;
}

export type ConverterContext = PageContext<PageOf<'converter'> | PageOf<'conversion'>>;

/** The answer of a page of the converter; undefined when a rate is missing, or for an amount of 0. */
export function pageAnswer({ page, board, bank }: ConverterContext): PageAnswer | undefined {
  const request = { ...converterState(pairOfPage(page), new Map()), bank };
  const conversion = conversionToday(request, board);
  if (conversion.kind === 'no-rate') return undefined;
  const { answer } = conversion;
  const [day] = answer.legs.flatMap(({ days }) => days).sort();
  if (day === undefined || answer.value.lte(0)) return undefined;
  return {
    ...conversion,
    request,
    day,
    isDemo: answer.legs.some(({ sources }) => sources.includes('demo')),
    atMid: shareAtMid(answer.legs),
    bank: answer.legs.every(({ lackingBank }) => lackingBank === undefined) ? bank : undefined,
  };
}
