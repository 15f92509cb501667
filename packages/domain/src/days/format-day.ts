import type { Locale } from '../language/locale.ts';
import { fill, localized } from '../language/texts.ts';
import { ar } from './names/ar.ts';
import { en } from './names/en.ts';
import { fr } from './names/fr.ts';
import { dayStart, type RateDate } from './rate-date.ts';

/** The names of days and months, and the forms of days and instants. */
export const dayNames = localized({ fr, ar, en });

/** A day in words: "vendredi 20 novembre 2026". */
export function formatDayInWords(day: RateDate, locale: Locale): string {
  return fill(dayNames[locale].inWords, wordsOf(day, locale));
}

/** A day in words without its weekday: "20 novembre 2026". */
export function formatDayWithYear(day: RateDate, locale: Locale): string {
  return fill(dayNames[locale].withYear, wordsOf(day, locale));
}

/** A day in words without its year: "20 novembre". */
export function formatDayOfYear(day: RateDate, locale: Locale): string {
  return fill(dayNames[locale].dayOfYear, wordsOf(day, locale));
}

/** The month of a day with its year: "novembre 2026". */
export function formatMonthWithYear(day: RateDate, locale: Locale): string {
  const { month, year } = wordsOf(day, locale);
  return fill(dayNames[locale].monthWithYear, { month, year });
}

/** The month of a day, for an axis or a column: "nov. 2026". */
export function formatAxisMonth(day: RateDate, locale: Locale): string {
  const month = shortMonth(day, locale);
  return fill(dayNames[locale].monthWithYear, { month, year: dayStart(day).getUTCFullYear() });
}

/** A day without its year, for an axis: "20 nov.". */
export function formatAxisDay(day: RateDate, locale: Locale): string {
  const month = shortMonth(day, locale);
  return fill(dayNames[locale].dayOfYear, { month, day: dayOfMonth(day, locale) });
}

/** A day as `26/11`; in English, where 05/06 has two meanings, `26 Nov`. */
export function formatDayAndMonth(day: RateDate, locale: Locale): string {
  return locale === 'en' ? formatAxisDay(day, locale) : `${day.slice(8)}/${day.slice(5, 7)}`;
}

/** A day with its year, as short as can be: "20/11/2026", "20 Nov 2026". */
export function formatShortDay(day: RateDate, locale: Locale): string {
  const separator = locale === 'en' ? ' ' : '/';
  return `${formatDayAndMonth(day, locale)}${separator}${day.slice(0, 4)}`;
}

function shortMonth(day: RateDate, locale: Locale): string {
  return dayNames[locale].shortMonths[dayStart(day).getUTCMonth()] ?? '';
}

function wordsOf(day: RateDate, locale: Locale) {
  const { weekdays, months } = dayNames[locale];
  const start = dayStart(day);
  return {
    weekday: weekdays[start.getUTCDay()] ?? '',
    day: dayOfMonth(day, locale),
    month: months[start.getUTCMonth()] ?? '',
    year: start.getUTCFullYear(),
  };
}

function dayOfMonth(day: RateDate, locale: Locale): string | number {
  const date = dayStart(day).getUTCDate();
  return date === 1 ? dayNames[locale].first : date;
}
