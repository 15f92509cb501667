import { formatAxisDay, formatDayInWords } from '../days/format-day.ts';
import { parseRateDate, type RateDate } from '../days/rate-date.ts';
import { formatTimeInTunis, tunisClock } from './tunis-clock.ts';

/** An instant in French words, in Tunisian time: "vendredi 20 novembre 2026 à 10:05". */
export function formatInstant(instant: Date): string {
  return `${formatDayInWords(dayOf(instant))} à ${formatTimeInTunis(instant)}`;
}

/** An instant of these weeks, in Tunisian time: "20 nov., 10:05". */
export function formatShortInstant(instant: Date): string {
  return `${formatAxisDay(dayOf(instant))}, ${formatTimeInTunis(instant)}`;
}

function dayOf(instant: Date): RateDate {
  const local = tunisClock(instant);
  const day = parseRateDate(local.slice(0, 10));
  if (day === undefined) throw new RangeError(`${local} is in no year of four digits`);
  return day;
}
