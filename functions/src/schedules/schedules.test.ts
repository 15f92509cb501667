import { expect, test } from 'vitest';
import { isJobName } from '../jobs/job-table.ts';
import { onBankRatesDue } from './on-bank-rates-due.ts';
import { onCentralRatesDue } from './on-central-rates-due.ts';
import { onCoinsDue } from './on-coins-due.ts';
import { onContactPurgeDue } from './on-contact-purge-due.ts';
import { onLiveRatesDue } from './on-live-rates-due.ts';
import { onNewsDue } from './on-news-due.ts';
import { onReconciliationDue } from './on-reconciliation-due.ts';
import { scheduleTable } from './schedule-table.ts';

test.each([
  ['live-rates', onLiveRatesDue],
  ['central-bank', onCentralRatesDue],
  ['bank-rates', onBankRatesDue],
  ['crypto', onCoinsDue],
  ['news', onNewsDue],
  ['reconcile-aggregates', onReconciliationDue],
  ['purge-contact-messages', onContactPurgeDue],
] as const)(
  'The job %s is deployed with the row of the table, in the time of Tunis',
  (name, due) => {
    const { cron, retryCount, timeoutSeconds } = scheduleTable[name];
    expect(isJobName(name)).toBe(true);
    expect(due.__endpoint).toMatchObject({
      region: ['europe-west1'],
      timeoutSeconds,
      maxInstances: 1,
      scheduleTrigger: { schedule: cron, timeZone: 'Africa/Tunis', retryConfig: { retryCount } },
    });
  },
);

test('Every schedule has five fields of cron', () => {
  for (const { cron } of Object.values(scheduleTable)) {
    expect(cron).toMatch(/^[\d*/,-]+( [\d*/,-]+){4}$/);
  }
});
