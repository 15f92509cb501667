import { lazyPart } from '../../ui/panel/lazy-part.tsx';
import type { ComparisonPanelProps } from './comparison-panel.tsx';
import type { PastProps } from './past.tsx';

/** The comparison. It is below the market's figures and the curve, so it loads later. */
export const comparisonPanel = lazyPart<ComparisonPanelProps>(async () => {
  return (await import('./comparison-panel.tsx')).ComparisonPanel;
});

/** The curve of a currency's history, which would add 2.5 KB to the first load. */
export const pastCurve = lazyPart<PastProps>(async () => (await import('./past.tsx')).Past);
