import { bankMonth } from '../../features/bank-currency/bank-currency-parts.ts';
import { comparisonPanel, pastCurve } from '../../features/comparator/comparator-parts.ts';
import {
  bankPayouts,
  converterChoices,
  converterFoot,
  copyButtons,
} from '../../features/converter/converter-parts.ts';
import { homeBelow, homeSummary, whyChoose } from '../../features/home/home-parts.ts';
import { bestBanks } from '../../ui/conversion/best-banks-part.ts';
import { footer, ticker } from '../frame-parts.ts';

/** The parts that screens load after their own code; a server loads all of them at its start. */
export const laterParts: readonly { readonly load: () => Promise<unknown> }[] = [
  comparisonPanel,
  pastCurve,
  bankMonth,
  homeBelow,
  homeSummary,
  whyChoose,
  bestBanks,
  bankPayouts,
  copyButtons,
  converterChoices,
  converterFoot,
  ticker,
  footer,
];
