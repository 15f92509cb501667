import { formatDayInWords } from '../days/format-day.ts';
import { parseRateDate } from '../days/rate-date.ts';

const tunisOffsetMs = 3_600_000;

/** An instant in French words, on Tunisia's clock: "vendredi 20 novembre 2026 à 10:05". */
export function formatInstant(instant: Date): string {
  // UTC+1 the whole year: https://www.iana.org/time-zones, Africa/Tunis since 2009.
  const local = new Date(instant.getTime() + tunisOffsetMs).toISOString();
  const day = parseRateDate(local.slice(0, 10));
  if (day === undefined) throw new RangeError(`${local} is in no year of four digits`);
  return `${formatDayInWords(day)} à ${local.slice(11, 16)}`;
}
