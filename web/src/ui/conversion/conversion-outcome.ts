import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
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

/**
 * Returns the outcome of a conversion with the known rates; `request` is undefined while a part of it cannot
 * be read.
 */
export function conversionOutcome(
  request: ConversionRequest | undefined,
  board: BoardOfToday | 'awaited' | 'none',
): ConversionOutcome {
  if (board === 'awaited') return { kind: 'loading' };
  if (board === 'none') return { kind: 'not-loaded' };
  if (![...board.currencies.values()].some(hasAnyRate)) return { kind: 'no-rates' };
  if (!request) return { kind: 'nothing' };
  const last = computed.get(request);
  if (last?.board === board) return last.outcome;
  const outcome = outcomeOf(request, board);
  computed.set(request, { board, outcome });
  return outcome;
}

// The result and the summary below it show the same conversion.
const computed = new WeakMap<
  ConversionRequest,
  { readonly board: BoardOfToday; readonly outcome: ConversionOutcome }
>();

function outcomeOf(request: ConversionRequest, board: BoardOfToday): ConversionOutcome {
  const conversion = conversionToday(request, board);
  if (conversion.kind === 'no-rate') return conversion;
  return request.amount.gt(0) ? { ...conversion, request, board } : { kind: 'nothing' };
}
