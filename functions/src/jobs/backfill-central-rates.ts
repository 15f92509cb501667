import { addDays, utcDay } from '@dinar/domain/days/rate-date';
import { fillCentralDays } from './fill-central-days.ts';
import type { Job } from './job.ts';

const usualDays = 30;

/** Fills the working days of a range that lack the central bank's rates; the last 30 days by default. */
export const backfillCentralRates: Job = (context) => {
  const to = context.date ?? addDays(utcDay(context.now()), -1);
  return fillCentralDays(context, context.from ?? addDays(to, -usualDays), to);
};
