import { memo, useMemo } from 'react';
import { useBoardOfToday } from '../../data/board/use-board-of-today.ts';
import { useToday } from '../../ui/clock/use-today.ts';
import { Ticker } from './ticker.tsx';
import { tickerItems } from './ticker-items.ts';

// A new value is first seen here, and rendered as a whole a moment later: until then nothing moves.
const Band = memo(Ticker);

/** The ticker, fed by the live rates. */
export function LiveTicker() {
  const board = useBoardOfToday();
  const today = useToday();
  const items = useMemo(() => (typeof board === 'string' ? [] : tickerItems(board)), [board]);
  return <Band items={items} today={today} />;
}
