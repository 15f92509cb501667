import { onSchedule } from 'firebase-functions/v2/scheduler';
import { purgeContactMessages } from '../jobs/purge-contact-messages.ts';
import { runScheduled } from './run-scheduled.ts';
import { scheduleOptions } from './schedule-options.ts';

/** Deletes contact messages that were kept for twelve months. */
export const onContactPurgeDue = onSchedule(scheduleOptions('purge-contact-messages'), () =>
  runScheduled('purge-contact-messages', purgeContactMessages),
);
