import type { BankCode } from '../banks/bank-code.ts';
import type { CurrencyCode, ForeignCurrencyCode } from '../currencies/currency-code.ts';
import { type Decimal, decimal } from '../money/decimal.ts';
import {
  currencyReceived,
  currencyToGive,
  dinarsReceived,
  dinarsToPay,
  valueAtMid,
} from '../rates/conversion.ts';
import type { MidRate, PurchaseRate, SaleRate } from '../rates/sided-rate.ts';
import type { BoardOfToday, CurrencyToday } from './board-of-today.ts';
import { type ConversionLeg, purchaseLeg, referenceLeg, saleLeg } from './conversion-leg.ts';

/**
 * A conversion to compute; without a bank, at the mean of the boards in force. `from` and `to` differ. With
 * `fixedSide`, the amount is in `to`, and the result is its price in `from`.
 */
export interface ConversionRequest {
  readonly amount: Decimal;
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly bank?: BankCode | undefined;
  readonly fixedSide?: 'buy' | undefined;
}

/** The currency of the amount of a request, and the currency of its answer. */
export function sidesOf({
  from,
  to,
  fixedSide,
}: Pick<ConversionRequest, 'from' | 'to' | 'fixedSide'>): {
  readonly given: CurrencyCode;
  readonly answered: CurrencyCode;
} {
  return fixedSide === 'buy' ? { given: to, answered: from } : { given: from, answered: to };
}

/** A value in the currency of the answer, not rounded, and the rates that it was computed with. */
export interface ConvertedValue {
  readonly value: Decimal;
  readonly legs: readonly ConversionLeg[];
}

/** The results of one conversion. */
export interface Converted {
  readonly kind: 'converted';
  /** The amount that the visitor receives, or the price if the bought side is fixed. */
  readonly answer: ConvertedValue;
  /** The answer for one unit. */
  readonly unitValue: Decimal;
  /**
   * The price of obtaining the amount; absent if no rate of a counter is used, and if it is already the
   * answer.
   */
  readonly otherSide?: ConvertedValue;
  /** The value of the amount at the leading mid rates, if every currency has one; for reference only. */
  readonly reference?: ConvertedValue;
}

export type ConversionToday =
  | Converted
  | { readonly kind: 'no-rate'; readonly currency: ForeignCurrencyCode };

/**
 * Converts at the rates that a visitor gets: to dinars at the purchase rate, from dinars at the sale rate,
 * and between two currencies at the purchase rate of the first and the sale rate of the second.
 */
export function conversionToday(request: ConversionRequest, board: BoardOfToday): ConversionToday {
  const { from, to, amount, bank, fixedSide } = request;
  const [source, target] = [currencyIn(board, from), currencyIn(board, to)];
  const selling: Selling | undefined =
    source === 'dinar' ? 'dinar' : source && purchaseLeg(source, bank);
  const buying: Buying | undefined = target === 'dinar' ? 'dinar' : target && saleLeg(target, bank);
  if (!selling) return noRate(from);
  if (!buying) return noRate(to);
  const legs = [selling, buying].filter((leg) => leg !== 'dinar');
  const isPrice = fixedSide === 'buy';
  const answerFor = (of: Decimal) =>
    isPrice ? price(of, buying, selling) : received(of, selling, buying);
  const otherSide = isPrice ? undefined : otherSideOf(request, source, target);
  const reference = isPrice
    ? referenceOf(amount, target, source)
    : referenceOf(amount, source, target);
  return {
    kind: 'converted',
    answer: { value: answerFor(amount), legs },
    unitValue: answerFor(decimal(1)),
    ...(otherSide && { otherSide }),
    ...(reference && { reference }),
  };
}

type Place = CurrencyToday | 'dinar';
type Selling = ConversionLeg<PurchaseRate | MidRate> | 'dinar';
type Buying = ConversionLeg<SaleRate | MidRate> | 'dinar';

function currencyIn(board: BoardOfToday, code: CurrencyCode): Place | undefined {
  return code === 'TND' ? 'dinar' : board.currencies.get(code);
}

function noRate(code: CurrencyCode): ConversionToday {
  if (code === 'TND') throw new RangeError('The dinar needs no rate');
  return { kind: 'no-rate', currency: code };
}

function received(amount: Decimal, selling: Selling, buying: Buying): Decimal {
  const dinars = selling === 'dinar' ? amount : inDinars(amount, selling.rate);
  if (buying === 'dinar') return dinars;
  const { rate } = buying;
  return rate.side === 'mid' ? valueAtMid(dinars, undefined, rate) : currencyReceived(dinars, rate);
}

function inDinars(amount: Decimal, rate: PurchaseRate | MidRate): Decimal {
  return rate.side === 'mid' ? valueAtMid(amount, rate, undefined) : dinarsReceived(amount, rate);
}

// To obtain an amount of `from`, a visitor buys it at the sale rate and sells `to` at the purchase rate.
function otherSideOf(
  { amount, bank }: ConversionRequest,
  source: Place | undefined,
  target: Place | undefined,
): ConvertedValue | undefined {
  const buying: Buying | undefined = source === 'dinar' ? 'dinar' : source && saleLeg(source, bank);
  const selling: Selling | undefined =
    target === 'dinar' ? 'dinar' : target && purchaseLeg(target, bank);
  if (!buying || !selling) return undefined;
  const legs = [buying, selling].filter((leg) => leg !== 'dinar');
  if (legs.every(({ rate }) => rate.side === 'mid')) return undefined;
  return { value: price(amount, buying, selling), legs };
}

function price(amount: Decimal, buying: Buying, selling: Selling): Decimal {
  const dinars = buying === 'dinar' ? amount : payable(amount, buying.rate);
  return selling === 'dinar' ? dinars : given(dinars, selling.rate);
}

function payable(amount: Decimal, rate: SaleRate | MidRate): Decimal {
  return rate.side === 'mid' ? valueAtMid(amount, rate, undefined) : dinarsToPay(amount, rate);
}

function given(dinars: Decimal, rate: PurchaseRate | MidRate): Decimal {
  return rate.side === 'mid' ? valueAtMid(dinars, undefined, rate) : currencyToGive(dinars, rate);
}

function referenceOf(
  amount: Decimal,
  source: Place | undefined,
  target: Place | undefined,
): ConvertedValue | undefined {
  const from = midOf(source);
  const to = midOf(target);
  if (!from || !to) return undefined;
  const [fromRate, toRate] = [from, to].map((leg) => (leg === 'dinar' ? undefined : leg.rate));
  const legs = [from, to].filter((leg) => leg !== 'dinar');
  return { value: valueAtMid(amount, fromRate, toRate), legs };
}

function midOf(place: Place | undefined): ConversionLeg<MidRate> | 'dinar' | undefined {
  return place === 'dinar' ? 'dinar' : place?.leading && referenceLeg(place.leading);
}
