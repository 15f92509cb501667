import { lazyPart } from '../../ui/panel/lazy-part.tsx';
import type { ComparisonPanelProps } from './comparison-panel.tsx';
import type { PastProps } from './past.tsx';

/** The comparison, below the market's figures and the curve: read later, so loaded later. */
export const comparisonPanel = lazyPart<ComparisonPanelProps>(async () => {
  return (await import('./comparison-panel.tsx')).ComparisonPanel;
});

/** The curve of a currency's past: with it the first load would be 2.5 KB more. */
export const pastCurve = lazyPart<PastProps>(async () => (await import('./past.tsx')).Past);
