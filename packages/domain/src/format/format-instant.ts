import { formatDayInWords } from '../days/format-day.ts';
import { parseRateDate } from '../days/rate-date.ts';
import { formatTimeInTunis, tunisClock } from './tunis-clock.ts';

/** An instant in French words, in Tunisian time: "vendredi 20 novembre 2026 à 10:05". */
export function formatInstant(instant: Date): string {
  const local = tunisClock(instant);
  const day = parseRateDate(local.slice(0, 10));
  if (day === undefined) throw new RangeError(`${local} is in no year of four digits`);
  return `${formatDayInWords(day)} à ${formatTimeInTunis(instant)}`;
}
