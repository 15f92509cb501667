import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { useMemo, useRef } from 'react';
import { useKnownRates } from '../../data/use-live-board.ts';
import { useSlowOutOfSight } from '../../ui/use-slow-out-of-sight.ts';
import { useToday } from '../../ui/use-today.ts';
import { AnalysisBlock } from './analysis-block.tsx';
import { CoinStrip } from './coin-strip.tsx';
import { homeRates } from './home-rates.ts';
import { NewsList } from './news-list.tsx';

/** The selected currency at every bank, then the headlines and a few coins, which do not shout. */
export function HomeBelow({ currency }: { currency: ForeignCurrencyCode }) {
  const known = useKnownRates();
  const today = useToday();
  const analysis = useRef<HTMLElement>(null);
  const rates = useMemo(() => homeRates(known, currency, today), [known, currency, today]);
  const shown = useSlowOutOfSight(rates, analysis);
  return (
    <>
      <AnalysisBlock ref={analysis} rates={shown} today={today} />
      <NewsList />
      <CoinStrip />
    </>
  );
}
