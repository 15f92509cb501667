import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** The comparison, below the market's figures and the curve: read later, so loaded later. */
export const comparisonPanel = lazyPart<{ code: ForeignCurrencyCode }>(async () => {
  return (await import('./comparison-panel.tsx')).ComparisonPanel;
});
