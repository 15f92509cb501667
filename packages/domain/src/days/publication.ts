import { isExpectedFeast, isFixedHoliday } from './public-holidays.ts';
import { addDays, type RateDate } from './rate-date.ts';
import { isWeekend } from './weekend.ts';

/** Whether rates are published on a day: surely, perhaps, or never. */
export type Publication = 'certain' | 'possible' | 'none';

/** By how many days the sighting of the moon may move a feast. */
const feastOffsets = [-1, 0, 1];

/**
 * Whether a source is expected to publish on a day. An expected feast and the days beside it are
 * 'possible': the feast may have moved, so that rates are requested and their absence is no fault.
 */
export function publicationOn(day: RateDate): Publication {
  if (isWeekend(day) || isFixedHoliday(day)) return 'none';
  const isNearFeast = feastOffsets.some((offset) => isExpectedFeast(addDays(day, offset)));
  return isNearFeast ? 'possible' : 'certain';
}

/** The last day before a day on which rates are surely published. */
export function certainDayBefore(day: RateDate): RateDate {
  let candidate = addDays(day, -1);
  while (publicationOn(candidate) !== 'certain') candidate = addDays(candidate, -1);
  return candidate;
}
