import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { parseRateDate } from '@dinar/domain/days/rate-date';
import { defaultLocale, type Locale, parseLocale } from '@dinar/domain/language/locale';
import { type DayPictureSubject, dayPicturePath } from './day-picture-path.ts';

/** The subject of a picture and its language. */
export interface AddressedPicture extends DayPictureSubject {
  readonly locale: Locale;
}

/** Parses the path of a picture; undefined for any other path, including other spellings. */
export function parseDayPicturePath(path: string): AddressedPicture | undefined {
  const parts = path.split('/');
  const [dayText = '', file = ''] = parts.slice(-2);
  const locale = parts.length === 4 ? defaultLocale : parseLocale(parts[2] ?? '');
  const day = parseRateDate(dayText);
  const currency = parseForeignCurrencyCode(file.slice(0, 3));
  if (day === undefined || currency === undefined || locale === undefined) return undefined;
  const subject = { day, currency };
  return dayPicturePath(subject, locale) === path ? { ...subject, locale } : undefined;
}
