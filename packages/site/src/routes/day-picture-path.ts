import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';

/** The subject of a picture of the day: one currency on one day. */
export interface DayPictureSubject {
  readonly day: RateDate;
  readonly currency: ForeignCurrencyCode;
}

/** The folder of the pictures of the day. */
export const dayPictureRoot = '/partage';

/** The address of a picture. Its day is in it, so that networks may keep the picture. */
// Apart from its parser: the first load of a page needs this one alone.
export function dayPicturePath({ day, currency }: DayPictureSubject): string {
  return `${dayPictureRoot}/${day}/${currency}.png`;
}
