import { dayStart, type RateDate, utcDay } from './rate-date.ts';

// UTC+1 all year, with no summer time since 2009: https://www.iana.org/time-zones, Africa/Tunis. Not by
// Intl: a formatter with a time zone takes a phone 30 ms to make, before the page answers to anything.
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

/** The name schedules know it by. */
export const tunisTimeZone = 'Africa/Tunis';

/** An instant moved so that its UTC fields are those of Tunisia's clock. */
export function inTunis(now: Date): Date {
  return new Date(now.getTime() + aheadMs);
}
