import { later } from '../../ui/panel/later.tsx';

/** What is below or beside the card: read later, so loaded later. */
export const HomeBelow = later(async () => (await import('./home-below.tsx')).HomeBelow);
