import { dayNames, formatAxisDay, formatDayInWords } from '../days/format-day.ts';
import { parseRateDate, type RateDate } from '../days/rate-date.ts';
import type { Locale } from '../language/locale.ts';
import { fill } from '../language/texts.ts';
import { formatTimeInTunis, tunisClock } from './tunis-clock.ts';

/** An instant in words, in Tunisian time: "vendredi 20 novembre 2026 à 10:05". */
export function formatInstant(instant: Date, locale: Locale): string {
  const day = formatDayInWords(dayOf(instant), locale);
  return fill(dayNames[locale].at, { day, time: formatTimeInTunis(instant) });
}

/** An instant of these weeks, in Tunisian time: "20 nov., 10:05". */
export function formatShortInstant(instant: Date, locale: Locale): string {
  const day = formatAxisDay(dayOf(instant), locale);
  return fill(dayNames[locale].shortAt, { day, time: formatTimeInTunis(instant) });
}

function dayOf(instant: Date): RateDate {
  const local = tunisClock(instant);
  const day = parseRateDate(local.slice(0, 10));
  if (day === undefined) throw new RangeError(`${local} is in no year of four digits`);
  return day;
}
