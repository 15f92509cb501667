import { utcDay } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { repairDrift } from '../store/repair-drift.ts';
import type { Job } from './job.ts';

/** A record is for reading: after a disaster the logs have the rest. */
const maxListed = 100;

/**
 * Compares every aggregate with its rows, repairs what differs and says so: in the log, and in
 * `system/reconciliation`. Nothing to repair is the rule; run again, it finds nothing.
 */
export const reconcileAggregates: Job = async ({ db, now, log }) => {
  const { checked, repaired } = await repairDrift(db, utcDay(now()));
  for (const { path, outcome, fields } of repaired.slice(0, maxListed)) {
    log.warn('An aggregate was not what its rows say', {
      path,
      outcome,
      fields: fields.slice(0, 20).join(' '),
    });
  }
  log.info('Aggregates reconciled', { checked, repaired: repaired.length });
  await db.doc(`${collection.system}/reconciliation`).set({
    ranAt: now(),
    checked,
    repairedCount: repaired.length,
    repaired: repaired
      .slice(0, maxListed)
      .map((drift) => ({ ...drift, fields: [...drift.fields.slice(0, 20)] })),
  });
  return { rows: repaired.length };
};
