import { formatDayInWords } from '@dinar/domain/days/format-day';
import { fill } from '@dinar/domain/language/texts';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import type { Page } from '../pages/page.ts';
import { pageCurrencies } from '../pages/page-currencies.ts';
import { type DayPictureSubject, dayPicturePath } from '../routes/day-picture-path.ts';
import { seoTexts } from '../texts/seo/seo-texts.ts';

const ofOneCurrency: readonly Page['kind'][] = ['comparator', 'conversion', 'converter', 'sheet'];

/** The picture of the day for a currency: of the last day with a published rate of the central bank. */
export function latestPicture(
  currency: DayPictureSubject['currency'],
  { currencies }: BoardOfToday,
): DayPictureSubject | undefined {
  const day = currencies.get(currency)?.central?.rate.day;
  return day && { day, currency };
}

/** The picture of the day that represents a shared page of one currency. */
export function pagePicture(
  page: Page,
  board: BoardOfToday,
): { readonly path: string; readonly alt: string } | undefined {
  const [currency] = ofOneCurrency.includes(page.kind) ? pageCurrencies(page) : [];
  const picture = currency && latestPicture(currency, board);
  return (
    picture && {
      path: dayPicturePath(picture, page.locale),
      alt: fill(seoTexts[page.locale].dayPicture, {
        unit: `1 ${currency}`,
        day: formatDayInWords(picture.day, page.locale),
      }),
    }
  );
}
