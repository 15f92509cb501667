import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { Locale } from '@dinar/domain/language/locale';
import { folderIn } from './locale-path.ts';

/** The subject of a picture of the day: one currency on one day. */
export interface DayPictureSubject {
  readonly day: RateDate;
  readonly currency: ForeignCurrencyCode;
}

/** The folder of the pictures of the day; each language but French has a folder in it. */
export const dayPictureRoot = '/partage';

/** The address of a picture. It contains the day, so that networks may cache the picture. */
// In a separate file from its parser: the first load of a page needs only this function.
export function dayPicturePath({ day, currency }: DayPictureSubject, locale: Locale): string {
  return `${folderIn(dayPictureRoot, locale)}/${day}/${currency}.png`;
}
