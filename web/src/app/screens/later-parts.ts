import { comparisonPanel, pastCurve } from '../../features/comparator/comparator-parts.ts';
import {
  bankPayouts,
  converterChoices,
  converterFoot,
  copyButtons,
} from '../../features/converter/converter-parts.ts';
import { homeBelow, whyChoose } from '../../features/home/home-parts.ts';
import { bankMonth } from '../../ui/bank-month/bank-month-part.ts';
import { answerDetails } from '../../ui/conversion/answer-details-part.ts';
import { footer, ticker } from '../frame-parts.ts';

/** The parts that screens load after their own code; a server loads all of them at its start. */
export const laterParts: readonly { readonly load: () => Promise<unknown> }[] = [
  comparisonPanel,
  pastCurve,
  bankMonth,
  homeBelow,
  whyChoose,
  answerDetails,
  bankPayouts,
  copyButtons,
  converterChoices,
  converterFoot,
  ticker,
  footer,
];
