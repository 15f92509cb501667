import { ageInDays } from '../oracle/calendar.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import { closestWhere } from '../reading/ancestors.ts';
import { isOfRate } from '../reading/provenance.ts';
import { inOneLine } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import type { Fault } from './finding.ts';

/** Checks that the day of anything shown today is neither in the future nor more than seven days ago. */
export function checkAges(page: ReadPage, known: KnownToday): Fault[] {
  const past = page.past;
  return page.root
    .querySelectorAll('[data-provenance] time[datetime], tr time[datetime], li time[datetime]')
    .filter((time) => isOfRate(time) && closestWhere(time, (part) => part === past) === undefined)
    .flatMap((time) => {
      const day = time.getAttribute('datetime')?.slice(0, 10) ?? '';
      const age = ageInDays(day, known.today);
      if (age >= 0 && age <= 7) return [];
      const right = `of the seven days up to ${known.today}`;
      const rule = 'no day is to come or too old';
      return [{ rule, place: day, text: inOneLine(time.text), right }];
    });
}
