import { expectedFeasts, fixedHoliday } from './public-holidays.ts';
import { addDays, parseRateDate, type RateDate } from './rate-date.ts';
import { isWeekend } from './weekend.ts';

/** Whether rates are published on a day: certainly, possibly, or not at all. */
export type Publication = 'certain' | 'possible' | 'none';

/** The number of days by which the sighting of the moon may move a feast. */
const feastOffsets = [-1, 0, 1];

/** The expected feasts and the days beside them. A night derives thousands of days, so they are computed once. */
const daysNearFeasts: ReadonlySet<RateDate> = new Set(
  Object.entries(expectedFeasts).flatMap(([year, days]) =>
    days.flatMap((day) => {
      const feast = parseRateDate(`${year}-${day}`);
      return feast ? feastOffsets.map((offset) => addDays(feast, offset)) : [];
    }),
  ),
);

/**
 * Whether a source is expected to publish on a day. An expected feast and the days beside it are 'possible',
 * because the feast may have moved: rates are requested, and their absence is no failure.
 */
export function publicationOn(day: RateDate): Publication {
  if (isWeekend(day) || fixedHoliday(day)) return 'none';
  return daysNearFeasts.has(day) ? 'possible' : 'certain';
}
