import type { RateDate } from './rate-date.ts';

/** Tunisia's fixed public holidays, by MM-DD (presidential decree 2021-223). */
const fixedHolidays = {
  '01-01': 'newYear',
  '03-20': 'independence',
  '04-09': 'martyrs',
  '05-01': 'labour',
  '07-25': 'republic',
  '08-13': 'women',
  '10-15': 'evacuation',
  '12-17': 'revolution',
} as const;

export type FixedHoliday = (typeof fixedHolidays)[keyof typeof fixedHolidays];

/**
 * The feasts that depend on the moon, two days for each Aïd, at the dates of the Umm al-Qura calendar. The
 * sighting in Tunisia may move one by a day. Each listed year must be complete and in this order: Aïd
 * el-Fitr, Aïd el-Idha, the new year of the Hegira, the Mouled.
 */
export const expectedFeasts: Readonly<Record<string, readonly string[]>> = {
  2025: ['03-30', '03-31', '06-06', '06-07', '06-26', '09-04'],
  2026: ['03-20', '03-21', '05-27', '05-28', '06-16', '08-25'],
  2027: ['03-09', '03-10', '05-16', '05-17', '06-06', '08-14'],
};

/** The years whose feasts are listed, in order. */
export const feastYears: readonly string[] = Object.keys(expectedFeasts);

/** The public holiday with a fixed date on a day, if there is one. */
export function fixedHoliday(day: RateDate): FixedHoliday | undefined {
  const holidays: Readonly<Record<string, FixedHoliday>> = fixedHolidays;
  return holidays[day.slice(5)];
}
