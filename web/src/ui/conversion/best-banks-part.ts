import { lazyPart } from '../panel/lazy-part.tsx';
import type { BestBanksProps } from './best-banks.tsx';

/** The best banks under an answer: with them the first load would be 1.2 kB more. */
export const bestBanks = lazyPart<BestBanksProps>(async () => {
  return (await import('./best-banks.tsx')).BestBanks;
});
