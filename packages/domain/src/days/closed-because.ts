import { expectedFeasts, type FixedHoliday, fixedHoliday } from './public-holidays.ts';
import { dayStart, type RateDate } from './rate-date.ts';

/**
 * The reason why Tunisian banks are expected to be closed on a day; undefined on a working day. A feast is given
 * at its calendar date, unless the day is a holiday anyway: the sighting of the moon may move the feast by a day.
 */
export function closedBecause(day: RateDate): Closure | undefined {
  return fixedHoliday(day) ?? feastOn(day) ?? weekend[dayStart(day).getUTCDay()];
}

/** Whether a closure is a feast that depends on the moon, which is only expected. */
export function isExpected(closure: Closure | undefined): boolean {
  return feasts.some((feast) => feast === closure);
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
