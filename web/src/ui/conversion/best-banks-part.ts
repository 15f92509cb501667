import { lazyPart } from '../panel/lazy-part.tsx';
import type { BestBanksProps } from './best-banks.tsx';

/** The best banks below an answer, loaded later: they would add 1.2 kB to the first load. */
export const bestBanks = lazyPart<BestBanksProps>(async () => {
  return (await import('./best-banks.tsx')).BestBanks;
});
