import { onSchedule } from 'firebase-functions/v2/scheduler';
import { updateCentralRates } from '../jobs/update-central-rates.ts';
import { runScheduled } from './run-scheduled.ts';
import { scheduleOptions } from './schedule-options.ts';

/** Reads the central bank’s rates once they are published. */
export const onCentralRatesDue = onSchedule(scheduleOptions('central-bank'), () =>
  runScheduled('central-bank', updateCentralRates),
);
