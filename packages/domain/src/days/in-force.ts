import { publicationOn } from './publication.ts';
import { addDays, type RateDate } from './rate-date.ts';

/**
 * The first day whose boards are in force on a day: the last working day before. A day that a moved feast may
 * have closed does not count as a working day here, so that no board expires because of it.
 */
export function firstDayInForce(day: RateDate): RateDate {
  let candidate = addDays(day, -1);
  while (publicationOn(candidate) !== 'certain') candidate = addDays(candidate, -1);
  return candidate;
}

/** Whether a bank's board of a day is in force on another: compared, averaged, and a reference for others. */
export function isInForce(board: RateDate, day: RateDate): boolean {
  return board <= day && board >= firstDayInForce(day);
}
