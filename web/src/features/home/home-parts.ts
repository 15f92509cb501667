import { later } from '../../ui/panel/later.tsx';

/** The summary under the card's result: read after it, so loaded later. */
export const HomeSummary = later(async () => (await import('./home-summary.tsx')).HomeSummary);

/** The panels below the converter: read later, so loaded later. */
export const HomeBelow = later(async () => (await import('./home-below.tsx')).HomeBelow);

/** The description of the site: no visitor acts on it, so it loads later. */
export const WhyChoose = later(async () => (await import('./why-choose.tsx')).WhyChoose);
