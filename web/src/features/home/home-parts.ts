import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { lazyPart } from '../../ui/panel/lazy-part.tsx';

/** The panels below the converter: read later, so loaded later. */
export const homeBelow = lazyPart<{ currency: ForeignCurrencyCode }>(async () => {
  return (await import('./home-below.tsx')).HomeBelow;
});
