import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { decimal } from '@dinar/domain/money/decimal';
import {
  type ConversionRequest,
  type Converted,
  conversionToday,
} from '@dinar/domain/today/conversion-today';
import { type ShareAtMid, shareAtMid } from './conversion-words.ts';
import type { PageContext, PageOf } from './page-context.ts';

/** The answer of a converter page, equal to the result that it shows. */
export interface PageAnswer extends Omit<Converted, 'kind'> {
  readonly request: ConversionRequest;
  /** The oldest day of the rates used. */
  readonly day: RateDate;
  readonly isDemo: boolean;
  /** The part that used mid rates; such a value is not an amount that a visitor receives. */
  readonly atMid: ShareAtMid;
  /** The chosen bank, if the whole conversion used its rates. */
  readonly bank?: BankCode | undefined;
}

export type ConverterContext = PageContext<PageOf<'converter'> | PageOf<'conversion'>>;

/**
 * The answer of a converter page; undefined if a rate is missing, or the amount is 0 or cannot be read. The
 * page of an amount to buy is that of one unit of its pair.
 */
export function pageAnswer({ page, board }: ConverterContext): PageAnswer | undefined {
  const request = requestOfPage(page);
  if (!request) return undefined;
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
    bank: answer.legs.every(({ lackingBank }) => lackingBank === undefined)
      ? request.bank
      : undefined,
  };
}

function requestOfPage({ request }: ConverterContext['page']): ConversionRequest | undefined {
  return request?.fixedSide ? { ...request, fixedSide: undefined, amount: decimal(1) } : request;
}
