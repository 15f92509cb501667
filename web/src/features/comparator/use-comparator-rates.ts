import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { useMemo } from 'react';
import { currencyOf, useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { useToday } from '../../ui/clock/use-today.ts';
import type { FiguresProps } from '../../ui/rates/rate-figures.tsx';

/** Returns the rates of one currency for the comparator; the same object until they change. */
export function useComparatorRates(code: ForeignCurrencyCode): FiguresProps {
  const board = useBoardOfToday();
  const today = useToday();
  const rates = currencyOf(board, code);
  const isLoading = board === 'awaited';
  return useMemo(() => ({ code, rates, isLoading, today }), [code, rates, isLoading, today]);
}
