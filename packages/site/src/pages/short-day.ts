import { formatAxisDay } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { Locale } from '@dinar/domain/language/locale';

/** A day with its year, as short as can be: "20/11/2026"; in English, read in many countries, "20 Nov 2026". */
export function formatShortDay(day: RateDate, locale: Locale): string {
  const [year, month, dayOfMonth] = day.split('-');
  if (locale === 'en') return `${formatAxisDay(day, locale)} ${year}`;
  return `${dayOfMonth}/${month}/${year}`;
}
