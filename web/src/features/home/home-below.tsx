import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { useMemo, useRef } from 'react';
import { currencyOf, useBoardOfToday } from '../../data/use-board-of-today.ts';
import type { FiguresProps } from '../../ui/rates/rate-figures.tsx';
import { useSlowOutOfSight } from '../../ui/use-slow-out-of-sight.ts';
import { useToday } from '../../ui/use-today.ts';
import { AnalysisBlock } from './analysis-block.tsx';
import { CoinStrip } from './coin-strip.tsx';
import { NewsList } from './news-list.tsx';

/** The selected currency at every bank, then the headlines and a few coins, which do not shout. */
export function HomeBelow({ currency }: { currency: ForeignCurrencyCode }) {
  const board = useBoardOfToday();
  const today = useToday();
  const analysis = useRef<HTMLElement>(null);
  const rates = currencyOf(board, currency);
  const isLoading = board === 'awaited';
  const figures = useMemo<FiguresProps>(
    () => ({ code: currency, rates, isLoading, today }),
    [currency, rates, isLoading, today],
  );
  return (
    <>
      <AnalysisBlock ref={analysis} figures={useSlowOutOfSight(figures, currency, analysis)} />
      <NewsList />
      <CoinStrip />
    </>
  );
}
