import type { RateDate } from '@dinar/domain/days/rate-date';
import type { ParsedAmount } from '@dinar/domain/money/decimal';
import {
  type ConverterAnswer,
  converterAnswer,
  hasConverterRates,
} from '@dinar/domain/rates/converter-answer';
import type { ConverterState } from '@dinar/site/pages/converter-state';
import { type BoardState, boardOf } from '../../data/board-state.ts';

export type Converted = Extract<ConverterAnswer, { kind: 'converted' }>;

/** What the converter has to show: a result, nothing yet, nothing to convert, or what went wrong. */
export type ConverterOutcome =
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'no-rates' }
  | Extract<ConverterAnswer, { kind: 'no-rate' }>
  | { readonly kind: 'nothing' }
  | Converted;

/** What comes of an amount as typed, with the rates at hand. */
export function converterOutcome(
  state: ConverterState,
  typed: ParsedAmount,
  board: BoardState,
  today: RateDate,
): ConverterOutcome {
  if (board.kind === 'loading') return { kind: 'loading' };
  const rates = boardOf(board)?.ratesByCurrency;
  if (!rates) return { kind: 'not-loaded' };
  if (!hasConverterRates({ rates, today })) return { kind: 'no-rates' };
  const amount = typed.ok ? typed.value : undefined;
  const answer = converterAnswer({ ...state, amount: amount ?? state.amount, rates, today });
  if (answer.kind === 'no-rate') return answer;
  return amount?.gt(0) ? answer : { kind: 'nothing' };
}
