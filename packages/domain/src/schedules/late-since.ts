import { publicationOn } from '../days/publication.ts';
import { addDays } from '../days/rate-date.ts';
import { tunisDay, tunisInstant } from '../days/tunis-time.ts';
import type { Rhythm } from './job-rhythm.ts';

const minuteMs = 60_000;

/** Two runs in a row may fail, and a run may take its time, before one speaks of a delay. */
const missedRuns = 2;
const slackMs = 10 * minuteMs;

/** The instant since which a job's next success is overdue; undefined while it is not. */
export function lateSince(rhythm: Rhythm, lastSuccessAt: Date, now: Date): Date | undefined {
  const due = dueAfter(rhythm, lastSuccessAt);
  const patienceMs =
    rhythm.kind === 'steady' ? (missedRuns - 1) * rhythm.everyMinutes * minuteMs + slackMs : 0;
  return now.getTime() > due.getTime() + patienceMs ? due : undefined;
}

// A run later, or by the close of the hours of the next day on which rates are certain: on a feast that
// the moon may move, and on the days beside it, none is due.
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
