import { closedBecause } from '@dinar/domain/days/closed-because';
import { publicationOn } from '@dinar/domain/days/publication';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import { closureTexts } from './closures/closure-texts.ts';

/** Why banks are expected to be closed on a day, in words: « fête du Travail »; undefined on a working day. */
export function closedInWords(day: RateDate, locale: Locale): string | undefined {
  const why = closedBecause(day);
  return why && closureTexts[locale][why];
}

/** The words for a working day, for one to which the sighting of the moon may move a feast, and for a closed one. */
interface OpeningTexts {
  readonly open: string;
  readonly unlessFeast: string;
  readonly closed: `${string}{why}${string}`;
}

/** Whether banks are open on a day, from the calendar only, in the words of a page. */
export function openingInWords(day: RateDate, locale: Locale, texts: OpeningTexts): string {
  const why = closedInWords(day, locale);
  if (why !== undefined) return fill(texts.closed, { why });
  return publicationOn(day) === 'possible' ? texts.unlessFeast : texts.open;
}
