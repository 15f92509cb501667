import { dayStart, type RateDate, utcDay } from './rate-date.ts';

// UTC+1 all year: Tunisia has kept no summer time since 2009.
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

function inTunis(now: Date): Date {
  return new Date(now.getTime() + aheadMs);
}
