import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { useMemo } from 'react';
import { currencyOf, useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { useToday } from '../../ui/clock/use-today.ts';
import type { FiguresProps } from '../../ui/rates/rate-figures.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import { AnalysisBlock } from './analysis-block.tsx';
import { CoinStrip } from './coin-strip.tsx';
import { NewsList } from './news-list.tsx';

/** The selected currency at every bank, then the headlines and a few coins in a restrained style. */
export function HomeBelow({ currency }: { currency: ForeignCurrencyCode }) {
  const board = useBoardOfToday();
  const today = useToday();
  const rates = currencyOf(board, currency);
  const isLoading = board === 'awaited';
  const figures = useMemo<FiguresProps>(
    () => ({ code: currency, rates, isLoading, today }),
    [currency, rates, isLoading, today],
  );
  return (
    <Fragment>
      <AnalysisBlock figures={figures} />
      <NewsList />
      <CoinStrip />
    </Fragment>
  );
}
