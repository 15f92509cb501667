import { onSchedule } from 'firebase-functions/v2/scheduler';
import { updateLiveRates } from '../jobs/update-live-rates.ts';
import { runScheduled } from './run-scheduled.ts';
import { scheduleOptions } from './schedule-options.ts';

/** Reads the market’s rates. */
export const onLiveRatesDue = onSchedule(scheduleOptions('live-rates'), () =>
  runScheduled('live-rates', updateLiveRates),
);
