import { dayNames, formatAxisDay, formatDayInWords } from '../days/format-day.ts';
import { formatTimeInTunis, tunisDay } from '../days/tunis-time.ts';
import type { Locale } from '../language/locale.ts';
import { fill } from '../language/texts.ts';

/** An instant in words, in Tunisian time: "vendredi 20 novembre 2026 à 10:05". */
export function formatInstant(instant: Date, locale: Locale): string {
  const day = formatDayInWords(tunisDay(instant), locale);
  return fill(dayNames[locale].at, { day, time: formatTimeInTunis(instant) });
}

/** An instant of these weeks, in Tunisian time: "20 nov., 10:05". */
export function formatShortInstant(instant: Date, locale: Locale): string {
  const day = formatAxisDay(tunisDay(instant), locale);
  return fill(dayNames[locale].shortAt, { day, time: formatTimeInTunis(instant) });
}
