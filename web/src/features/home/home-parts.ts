import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { lazyPart } from '../../ui/panel/lazy-part.tsx';
import type { HomeSummaryProps } from './home-summary.tsx';

/** The summary under the card's result: read after it, so loaded later. */
export const homeSummary = lazyPart<HomeSummaryProps>(async () => {
  return (await import('./home-summary.tsx')).HomeSummary;
});

/** The panels below the converter: read later, so loaded later. */
export const homeBelow = lazyPart<{ currency: ForeignCurrencyCode }>(async () => {
  return (await import('./home-below.tsx')).HomeBelow;
});

/** The description of the site: no visitor acts on it, so it loads later. */
export const whyChoose = lazyPart<{ siteName: string }>(async () => {
  return (await import('./why-choose.tsx')).WhyChoose;
});
