import { formatPercent } from '@dinar/domain/format/format-number';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import type { Trend } from '@dinar/domain/rates/trend';
import { commonTexts } from './common/common-texts.ts';

/** A trend in words, as it is read aloud: « en hausse de 0,12 % », « stable ». */
export function trendInWords({ direction, percent }: Trend, locale: Locale): string {
  const words = commonTexts[locale].trend.inWords;
  if (direction === 'stable') return words.stable;
  return fill(words[direction], { percent: formatPercent(Math.abs(percent), locale) });
}
