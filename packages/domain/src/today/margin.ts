import type { Decimal } from '../money/decimal.ts';
import { type ConversionRequest, type Converted, sidesOf } from './conversion-today.ts';

/** The part of a conversion that the counters keep, beside the mid rate. */
export interface Margin {
  /** Of the value at the mid rate, in percent; above 0, with 2 decimals too. */
  readonly percent: Decimal;
  /** The same in TND; absent between two foreign currencies. */
  readonly dinars?: Decimal;
}

/**
 * The margin of a conversion, for a price what is paid above the mid value. Undefined without a reference of
 * the same day, since a difference between two days is the market's too, where no counter's rate was taken,
 * and where the mid is no better.
 */
export function marginOf(
  request: ConversionRequest,
  { answer, reference }: Pick<Converted, 'answer' | 'reference'>,
): Margin | undefined {
  if (!reference?.value.gt(0) || answer.legs.some(({ rate }) => rate.side === 'mid'))
    return undefined;
  const days = new Set([...answer.legs, ...reference.legs].flatMap((leg) => leg.days));
  const { from, amount, fixedSide } = request;
  const kept =
    fixedSide === 'buy' ? answer.value.minus(reference.value) : reference.value.minus(answer.value);
  const share = kept.div(reference.value);
  const percent = share.times(100);
  if (days.size !== 1 || !percent.round(2).gt(0)) return undefined;
  const { answered } = sidesOf(request);
  const dinars = answered === 'TND' ? kept : from === 'TND' ? amount.times(share) : undefined;
  return { percent, ...(dinars && { dinars }) };
}
