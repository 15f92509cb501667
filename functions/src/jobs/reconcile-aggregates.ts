import { utcDay } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { logMessage } from '../log/log-messages.ts';
import { rebuildEndedOverrides } from '../store/reconcile/rebuild-ended-overrides.ts';
import { nextMonth } from '../store/reconcile/reconciled-days.ts';
import { type DriftReport, repairDrift, repairMonth } from '../store/reconcile/repair-drift.ts';
import { writeBankRecords } from '../store/trust/write-bank-records.ts';
import type { Job } from './job.ts';

const nothing: DriftReport = { checked: 0, repaired: [] };

/** The largest number of repairs listed in the log and in the record, which people read. */
const maxListed = 100;

/**
 * Compares the aggregates of the last 14 days with their rows, and those of one older month, a different
 * one each night, so that the duration does not grow with the years. Repairs the differences, normally
 * none, and reports them in the log and in `system/reconciliation`. Then counts, on the repaired data, how
 * each bank published recently.
 */
export const reconcileAggregates: Job = async ({ db, now, log }) => {
  const today = utcDay(now());
  await rebuildEndedOverrides(db, today);
  const record = db.doc(`${collection.system}/reconciliation`);
  const month = await nextMonth(db, (await record.get()).get('month'), today);
  const recent = await repairDrift(db, today);
  const older = month === undefined ? nothing : await repairMonth(db, today, month);
  const checked = recent.checked + older.checked;
  const repaired = [...recent.repaired, ...older.repaired];
  for (const { path, outcome, fields } of repaired.slice(0, maxListed)) {
    log.warn(logMessage.drift, {
      path,
      outcome,
      fields: fields.slice(0, 20).join(' '),
    });
  }
  const { records } = await writeBankRecords(db, today);
  log.info('Aggregates reconciled', {
    banks: records.length,
    checked,
    repaired: repaired.length,
    month,
  });
  await record.set({
    ranAt: now(),
    month: month ?? null,
    checked,
    repairedCount: repaired.length,
    repaired: repaired
      .slice(0, maxListed)
      .map((drift) => ({ ...drift, fields: [...drift.fields.slice(0, 20)] })),
  });
  return { rows: repaired.length };
};
