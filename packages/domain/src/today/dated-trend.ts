import type { RateDate } from '../days/rate-date.ts';
import { workingDayBefore } from '../days/working-day.ts';
import type { Trend } from '../rates/trend.ts';
import { mayBeShown } from './age-rules.ts';

/** A trend since an earlier day; the page names `since` unless it is the previous working day. */
export interface DatedTrend extends Trend {
  readonly since: RateDate;
  readonly isSinceWorkingDayBefore: boolean;
}

/** Dates a trend; undefined over more days than a rate may be shown, which says too little about today. */
export function datedTrend(trend: Trend, since: RateDate, day: RateDate): DatedTrend | undefined {
  if (since >= day || !mayBeShown(since, day)) return undefined;
  return { ...trend, since, isSinceWorkingDayBefore: since === workingDayBefore(day) };
}
