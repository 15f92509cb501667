import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { parseRateDate } from '@dinar/domain/days/rate-date';
import { type DayPictureSubject, dayPicturePath } from './day-picture-path.ts';

/** Parses the path of a picture; undefined for any other path, including other spellings. */
export function parseDayPicturePath(path: string): DayPictureSubject | undefined {
  const [, , dayText = '', file = ''] = path.split('/');
  const day = parseRateDate(dayText);
  const currency = parseForeignCurrencyCode(file.slice(0, 3));
  if (day === undefined || currency === undefined) return undefined;
  const subject = { day, currency };
  return dayPicturePath(subject) === path ? subject : undefined;
}
