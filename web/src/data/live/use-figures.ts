import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { useMemo } from 'react';
import { useToday } from '../../ui/clock/use-today.ts';
import type { FiguresProps } from '../../ui/rates/rate-figures.tsx';
import { currencyOf, useBoardOfToday } from './use-board-of-today.ts';

/** Returns the rates of one currency for its figures; the same object until they change. */
export function useFigures(code: ForeignCurrencyCode): FiguresProps {
  const board = useBoardOfToday();
  const today = useToday();
  const rates = currencyOf(board, code);
  const isLoading = board === 'awaited';
  return useMemo(() => ({ code, rates, isLoading, today }), [code, rates, isLoading, today]);
}
