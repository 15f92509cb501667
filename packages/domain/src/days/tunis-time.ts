import { dayStart, type RateDate, utcDay } from './rate-date.ts';

// UTC+1 all year, without summer time since 2009: https://www.iana.org/time-zones, Africa/Tunis. Intl is not
// used: creating a formatter with a time zone takes 30 ms on a phone, before the page can respond.
const aheadMs = 3_600_000;

/** The calendar day in Tunis. */
export function tunisDay(now: Date): RateDate {
  return utcDay(inTunis(now));
}

/** The hour in Tunis, 0 to 23. */
export function tunisHour(now: Date): number {
  return inTunis(now).getUTCHours();
}

/** The instant at which an hour of a day begins in Tunis; 24 is the next midnight. */
export function tunisInstant(day: RateDate, hour: number): Date {
  return new Date(dayStart(day).getTime() + hour * 3_600_000 - aheadMs);
}

/** The IANA name, for job schedules. */
export const tunisTimeZone = 'Africa/Tunis';

/** Shifts an instant so that its UTC fields show the time in Tunisia. */
export function inTunis(now: Date): Date {
  return new Date(now.getTime() + aheadMs);
}

/** The time of day in Tunis, independent of the time zone of the renderer: "14:32". */
export function formatTimeInTunis(instant: Date): string {
  return inTunis(instant).toISOString().slice(11, 16);
}
