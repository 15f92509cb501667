import { tunisTimeZone } from '@dinar/domain/days/tunis-time';
import type { ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { type ScheduledJobName, type ScheduleRow, scheduleTable } from './schedule-table.ts';

/** One run at a time: a late one must not overtake the next. */
export function scheduleOptions(name: ScheduledJobName): ScheduleOptions {
  const row: ScheduleRow = scheduleTable[name];
  const { cron, timeoutSeconds, retryCount, memory = '256MiB' } = row;
  return {
    schedule: cron,
    timeZone: tunisTimeZone,
    region: 'europe-west1',
    timeoutSeconds,
    memory,
    maxInstances: 1,
    concurrency: 1,
    retryCount,
    minBackoffSeconds: 60,
    maxBackoffSeconds: 600,
  };
}
