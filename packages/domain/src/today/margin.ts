import { type Decimal, roundShown } from '../money/decimal.ts';
import {
  type ConversionRequest,
  type Converted,
  type ConvertedValue,
  sidesOf,
} from './conversion-today.ts';

/** The margin of the counters in a conversion, compared with the mid rate. */
export interface Margin {
  /**
   * The distance of a counter's rate from the mid rate, in percent of the mid rate. Between two currencies, the
   * loss in percent of the value at the mid rates. Above 0 even when rounded to 2 decimals.
   */
  readonly percent: Decimal;
  /** The margin in TND; absent between two foreign currencies. */
  readonly dinars?: Decimal;
}

/**
 * The margin of a conversion; for a price, the amount above the value at the mid rate. Undefined in three
 * cases: the reference is missing or of another day (the difference would include a move of the market), a
 * rate is not that of a counter, or the mid rate is not better.
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
  const percent = (distanceFromMid(answer, reference) ?? share).times(100);
  if (days.size !== 1 || !kept.gt(0) || roundShown(percent, 2).eq(0)) return undefined;
  const { answered } = sidesOf(request);
  const dinars = answered === 'TND' ? kept : from === 'TND' ? amount.times(share) : undefined;
  return { percent, ...(dinars && { dinars }) };
}

function distanceFromMid(answer: ConvertedValue, reference: ConvertedValue): Decimal | undefined {
  const [counter, second] = answer.legs;
  const [mid] = reference.legs;
  if (!counter || !mid || second) return undefined;
  return counter.rate.value.minus(mid.rate.value).abs().div(mid.rate.value);
}
