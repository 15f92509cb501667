import type { RateDate } from '../days/rate-date.ts';
import { tunisInstant } from '../days/tunis-time.ts';
import type { Rhythm } from './job-rhythm.ts';

/** When the last run of a day begins; a job that runs all day long has none. */
export function lastRunOn(rhythm: Rhythm, day: RateDate): Date | undefined {
  if (rhythm.kind === 'steady') return undefined;
  const endOfHours = tunisInstant(day, rhythm.lastHour + 1);
  return new Date(endOfHours.getTime() - rhythm.everyMinutes * 60_000);
}
