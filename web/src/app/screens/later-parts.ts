import { comparisonPanel, pastCurve } from '../../features/comparator/comparator-parts.ts';
import { bankPayouts, converterFoot } from '../../features/converter/converter-parts.ts';
import { homeBelow } from '../../features/home/home-parts.ts';

/** What screens load after themselves; a server has it at hand from the start. */
export const laterParts: readonly { readonly load: () => Promise<unknown> }[] = [
  comparisonPanel,
  pastCurve,
  homeBelow,
  bankPayouts,
  converterFoot,
];
