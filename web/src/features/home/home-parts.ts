import { lazyPart } from '../../ui/panel/lazy-part.tsx';
import type { HomeBelowProps } from './home-below.tsx';

/** The panels below or beside the card: read later, so loaded later. */
export const homeBelow = lazyPart<HomeBelowProps>(async () => {
  return (await import('./home-below.tsx')).HomeBelow;
});

/** The description of the site: no visitor acts on it, so it loads later. */
export const whyChoose = lazyPart<{ siteName: string }>(async () => {
  return (await import('./why-choose.tsx')).WhyChoose;
});
