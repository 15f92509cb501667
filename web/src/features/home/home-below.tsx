import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { Asked } from '@dinar/site/pages/asked';
import { useMemo } from 'react';
import { currencyOf, useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { useToday } from '../../ui/clock/use-today.ts';
import type { FiguresProps } from '../../ui/rates/rate-figures.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import { AnalysisBlock } from './analysis-block.tsx';
import { CoinStrip } from './coin-strip.tsx';
import { NewsList } from './news-list.tsx';
import { WhyChoose } from './why-choose.tsx';

export interface HomeBelowProps {
  readonly currency: ForeignCurrencyCode;
  /** The question of the card; undefined until the visitor has changed it. */
  readonly asked: Asked | undefined;
  readonly siteName: string;
}

/** The selected currency at every bank, then the headlines, a few coins and the description of the site. */
export function HomeBelow({ currency, asked, siteName }: HomeBelowProps) {
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
      <AnalysisBlock figures={figures} asked={asked} />
      <NewsList />
      <CoinStrip />
      <WhyChoose siteName={siteName} />
    </Fragment>
  );
}
