import { onSchedule } from 'firebase-functions/v2/scheduler';
import { reconcileAggregates } from '../jobs/reconcile-aggregates.ts';
import { runScheduled } from './run-scheduled.ts';
import { scheduleOptions } from './schedule-options.ts';

/** Compares every aggregate with its rows, each night. */
export const onReconciliationDue = onSchedule(scheduleOptions('reconcile-aggregates'), () =>
  runScheduled('reconcile-aggregates', reconcileAggregates),
);
