import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyOf, useBoardOfToday } from '../../data/use-board-of-today.ts';
import type { FiguresProps } from '../../ui/rates/rate-figures.tsx';
import { useToday } from '../../ui/use-today.ts';

/** The rates of one currency as the comparator shows them, followed. */
export function useComparatorRates(code: ForeignCurrencyCode): FiguresProps {
  const board = useBoardOfToday();
  const today = useToday();
  return { code, rates: currencyOf(board, code), isLoading: board === 'awaited', today };
}
