import { later } from '../../ui/panel/later.tsx';

/** The panels below or beside the card: read later, so loaded later. */
export const HomeBelow = later(async () => (await import('./home-below.tsx')).HomeBelow);

/** The description of the site: no visitor acts on it, so it loads later. */
export const WhyChoose = later(async () => (await import('./why-choose.tsx')).WhyChoose);
