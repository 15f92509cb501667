import type { Locale } from '@dinar/domain/language/locale';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import { commonTexts } from './common/common-texts.ts';

/** The source of a rate, in words for visitors. */
export function sourceInWords(source: RateSource, locale: Locale): string {
  return commonTexts[locale].sources[source];
}

/** Sources in words, in one list. */
export function sourcesInWords(sources: readonly RateSource[], locale: Locale): string {
  const words = sources.map((source) => sourceInWords(source, locale));
  return words.join(commonTexts[locale].listComma);
}
