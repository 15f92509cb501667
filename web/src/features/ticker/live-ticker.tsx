import { useMemo } from 'react';
import { boardOf } from '../../data/board-state.ts';
import { useLiveBoard } from '../../data/use-live-board.ts';
import { Ticker } from './ticker.tsx';
import { tickerItems } from './ticker-items.ts';

/** The ticker, fed by the live rates. */
export function LiveTicker() {
  const board = boardOf(useLiveBoard());
  const items = useMemo(() => (board ? tickerItems(board) : []), [board]);
  return <Ticker items={items} />;
}
