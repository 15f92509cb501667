import { memo, useMemo } from 'react';
import { useKnownRates } from '../../data/use-live-board.ts';
import { Ticker } from './ticker.tsx';
import { tickerItems } from './ticker-items.ts';

// What arrives is first seen here, and drawn as a whole a moment later: until then nothing moves.
const Band = memo(Ticker);

/** The ticker, fed by the live rates. */
export function LiveTicker() {
  const known = useKnownRates();
  const items = useMemo(() => (typeof known === 'string' ? [] : tickerItems(known)), [known]);
  return <Band items={items} />;
}
