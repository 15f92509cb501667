import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { boardOf } from '../../data/board-state.ts';
import { useLiveBoard } from '../../data/use-live-board.ts';
import { useToday } from '../../ui/use-today.ts';
import type { ComparatorRates } from './comparator-rates.ts';

/** The rates of one currency as the comparator shows them, followed. */
export function useComparatorRates(code: ForeignCurrencyCode): ComparatorRates {
  const state = useLiveBoard();
  const today = useToday();
  const board = boardOf(state);
  return {
    code,
    stats: board?.ratesByCurrency.get(code),
    isLoading: !board && state.kind !== 'failed',
    today,
  };
}
