import { publicationOn } from '../days/publication.ts';
import { addDays, type RateDate } from '../days/rate-date.ts';
import { tunisDay, tunisInstant } from '../days/tunis-time.ts';
import type { Rhythm } from './job-rhythm.ts';

const minuteMs = 60_000;

/** A steady job is late only after two missed runs, plus some slack for a slow run. */
const missedRuns = 2;
const slackMs = 10 * minuteMs;

/** The instant since which the next success of a job is overdue; undefined if it is not overdue. */
export function lateSince(rhythm: Rhythm, lastSuccessAt: Date, now: Date): Date | undefined {
  const due = dueAfter(rhythm, lastSuccessAt);
  const patienceMs =
    rhythm.kind === 'steady' ? (missedRuns - 1) * rhythm.everyMinutes * minuteMs + slackMs : 0;
  return now.getTime() > due.getTime() + patienceMs ? due : undefined;
}

// A steady job is due one interval later. The others are due at the end of the hours of the next day with
// certain rates: no run is due on a feast that the moon may move, nor on the days beside it.
function dueAfter(rhythm: Rhythm, success: Date): Date {
  if (rhythm.kind === 'steady') {
    return new Date(success.getTime() + rhythm.everyMinutes * minuteMs);
  }
  let day = tunisDay(success);
  while (publicationOn(day) !== 'certain' || tunisInstant(day, rhythm.fromHour) <= success) {
    day = addDays(day, 1);
  }
  return tunisInstant(day, rhythm.lastHour + 1);
}

/** The start of the last run of a day; undefined for a job that runs all day. */
export function lastRunOn(rhythm: Rhythm, day: RateDate): Date | undefined {
  if (rhythm.kind === 'steady') return undefined;
  const endOfHours = tunisInstant(day, rhythm.lastHour + 1);
  return new Date(endOfHours.getTime() - rhythm.everyMinutes * minuteMs);
}
