import { closedBecause } from '@dinar/domain/days/closed-because';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { Locale } from '@dinar/domain/language/locale';
import { closureTexts } from './closures/closure-texts.ts';

/** Why banks are expected to be closed on a day, in words: « fête du Travail »; undefined on a working day. */
export function closedInWords(day: RateDate, locale: Locale): string | undefined {
  const why = closedBecause(day);
  return why && closureTexts[locale][why];
}
