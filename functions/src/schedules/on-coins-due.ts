import { onSchedule } from 'firebase-functions/v2/scheduler';
import { updateCoins } from '../jobs/update-coins.ts';
import { runScheduled } from './run-scheduled.ts';
import { scheduleOptions } from './schedule-options.ts';

/** Reads the prices of cryptocurrencies. */
export const onCoinsDue = onSchedule(scheduleOptions('crypto'), () =>
  runScheduled('crypto', updateCoins),
);
