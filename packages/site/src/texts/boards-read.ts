import type { Locale } from '@dinar/domain/language/locale';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import type { Counters } from '@dinar/domain/today/counters';
import { commonTexts } from './common/common-texts.ts';

/** Returns the number of banks with a board in force, in words: « 19 banques comparées », « 2 banques sur 19 lues ». */
export function boardsRead({ inForce, best, bankCount }: Counters, locale: Locale): string {
  const { none, read, compared } = commonTexts[locale].boards;
  const count = inForce.length;
  if (count === 0) return fill(none, { total: bankCount });
  if (count > 1 && best) return fill(pluralOf(locale, compared, count), { count });
  return fill(pluralOf(locale, read, count), { count, total: bankCount });
}
