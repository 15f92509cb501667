import { later } from '../../ui/panel/later.tsx';

/** What is below or beside the card: read later, so loaded later. */
export const HomeBelow = later(async () => (await import('./home-below.tsx')).HomeBelow, {
  // In a tall window the footer would otherwise be in sight until this part arrives and moves it away.
  meanwhile: <div aria-busy="true" />,
});
