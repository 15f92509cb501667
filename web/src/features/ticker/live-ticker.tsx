import { memo, useMemo } from 'react';
import { useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { useToday } from '../../ui/clock/use-today.ts';
import { Ticker, tickerItems } from './ticker.tsx';

// Memoized: a new value first renders here with the deferred, old rates, which must not render the band
// again.
const Band = memo(Ticker);

/** The ticker, fed by the live rates. */
export function LiveTicker() {
  const board = useBoardOfToday();
  const today = useToday();
  const items = useMemo(() => (typeof board === 'string' ? [] : tickerItems(board)), [board]);
  return <Band items={items} today={today} />;
}
