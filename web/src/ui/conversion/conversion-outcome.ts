import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { ParsedAmount } from '@dinar/domain/money/parse-amount';
import { type BoardOfToday, hasAnyRate } from '@dinar/domain/today/board-of-today';
import {
  type ConversionRequest,
  type Converted,
  conversionToday,
} from '@dinar/domain/today/conversion-today';

/** A conversion with its request and its rates, in one object so that all are of the same instant. */
export interface ShownConversion extends Converted {
  readonly request: ConversionRequest;
  readonly board: BoardOfToday;
}

/** The outcome of a conversion: a result, loading, nothing to convert, or an error. */
export type ConversionOutcome =
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'no-rates' }
  | { readonly kind: 'no-rate'; readonly currency: ForeignCurrencyCode }
  | { readonly kind: 'nothing' }
  | ShownConversion;

/** Returns the outcome of a conversion with the parsed amount `typed` and the known rates. */
export function conversionOutcome(
  asked: ConversionRequest,
  typed: ParsedAmount,
  board: BoardOfToday | 'awaited' | 'none',
): ConversionOutcome {
  if (board === 'awaited') return { kind: 'loading' };
  if (board === 'none') return { kind: 'not-loaded' };
  if (![...board.currencies.values()].some(hasAnyRate)) return { kind: 'no-rates' };
  const request = { ...asked, amount: typed.ok ? typed.value : asked.amount };
  const conversion = conversionToday(request, board);
  if (conversion.kind === 'no-rate') return conversion;
  return typed.ok && request.amount.gt(0) ? { ...conversion, request, board } : { kind: 'nothing' };
}
