import { onSchedule } from 'firebase-functions/v2/scheduler';
import { updateBankRates } from '../jobs/update-bank-rates.ts';
import { runScheduled } from './run-scheduled.ts';
import { scheduleOptions } from './schedule-options.ts';

/** Reads the banks’ counter rates. */
export const onBankRatesDue = onSchedule(scheduleOptions('bank-rates'), () =>
  runScheduled('bank-rates', updateBankRates),
);
