import { onSchedule } from 'firebase-functions/v2/scheduler';
import { updateNews } from '../jobs/update-news.ts';
import { runScheduled } from './run-scheduled.ts';
import { scheduleOptions } from './schedule-options.ts';

/** Reads the latest headlines. */
export const onNewsDue = onSchedule(scheduleOptions('news'), () =>
  runScheduled('news', updateNews),
);
