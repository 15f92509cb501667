import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { CurrencyPair } from '../pages/page.ts';
import { equation } from './conversion-words.ts';
import type { PageContext } from './page-context.ts';
import { referenceConversion } from './reference-conversion.ts';

/** The answer of the day and what else the page offers; or `plain` on a day without an answer. */
export interface DescriptionSentences {
  readonly answer?: string;
  readonly isDemo?: boolean;
  readonly offer: string;
  readonly plain: string;
}

/** One unit and its value with its day, where they are known. */
export function unitAnswer(
  pair: CurrencyPair,
  { rates, today }: PageContext,
): Pick<DescriptionSentences, 'answer' | 'isDemo'> {
  const found = referenceConversion(pair, rates, today);
  if (!found) return {};
  const day = formatDayInWords(found.date);
  return { answer: `${equation(pair, found)}, ${day}.`, isDemo: found.isDemo };
}
