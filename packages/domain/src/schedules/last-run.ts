import type { RateDate } from '../days/rate-date.ts';
import { tunisInstant } from '../days/tunis-time.ts';
import type { Rhythm } from './job-rhythm.ts';

/** The start of the last run of a day; undefined for a job that runs all day. */
export function lastRunOn(rhythm: Rhythm, day: RateDate): Date | undefined {
  if (rhythm.kind === 'steady') return undefined;
  const endOfHours = tunisInstant(day, rhythm.lastHour + 1);
  return new Date(endOfHours.getTime() - rhythm.everyMinutes * 60_000);
}
