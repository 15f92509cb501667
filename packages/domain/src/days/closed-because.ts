import { expectedFeasts, type FixedHoliday, fixedHoliday } from './public-holidays.ts';
import { dayStart, type RateDate } from './rate-date.ts';

/**
 * The reason why Tunisian banks are expected to be closed on a day; undefined on a working day. A feast is given
 * at its calendar date: the sighting of the moon may move it by a day.
 */
export function closedBecause(day: RateDate): Closure | undefined {
  return feastOn(day) ?? fixedHoliday(day) ?? weekend[dayStart(day).getUTCDay()];
}

const weekend: Readonly<Record<number, 'saturday' | 'sunday'>> = { 0: 'sunday', 6: 'saturday' };

/** In the order of the feasts of a year, two days for each Aïd. */
const feasts = [
  'eidAlFitr',
  'eidAlFitr',
  'eidAlAdha',
  'eidAlAdha',
  'hijriNewYear',
  'mawlid',
] as const;

/** A weekend, a public holiday, or a feast at its expected date. */
export type Closure = 'saturday' | 'sunday' | FixedHoliday | (typeof feasts)[number];

function feastOn(day: RateDate): Closure | undefined {
  return feasts[expectedFeasts[day.slice(0, 4)]?.indexOf(day.slice(5)) ?? -1];
}
