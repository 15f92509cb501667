import type { RateDate } from './rate-date.ts';

/** Tunisia's fixed public holidays, MM-DD (presidential decree 2021-223). */
const fixedHolidays: readonly string[] = [
  '01-01',
  '03-20',
  '04-09',
  '05-01',
  '07-25',
  '08-13',
  '10-15',
  '12-17',
];

/**
 * The moon-set feasts, two days for each Aïd, at the dates the Umm al-Qura calendar expects; the
 * sighting in Tunisia may move one by a day. Each year listed must be complete, and in the order of its
 * feasts: Aïd el-Fitr, Aïd el-Idha, the new year of the Hegira, the Mouled.
 */
export const expectedFeasts: Readonly<Record<string, readonly string[]>> = {
  2025: ['03-30', '03-31', '06-06', '06-07', '06-26', '09-04'],
  2026: ['03-20', '03-21', '05-27', '05-28', '06-16', '08-25'],
  2027: ['03-09', '03-10', '05-16', '05-17', '06-06', '08-14'],
};

/** Whether a day is a public holiday by its date, which nothing moves. */
export function isFixedHoliday(day: RateDate): boolean {
  return fixedHolidays.includes(day.slice(5));
}

/** Whether a moon-set feast is expected on a day. */
export function isExpectedFeast(day: RateDate): boolean {
  return expectedFeasts[day.slice(0, 4)]?.includes(day.slice(5)) ?? false;
}
