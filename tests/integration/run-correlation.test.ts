import { readFile } from 'node:fs/promises';
import { addDays, utcDay } from '@dinar/domain/days/rate-date';
import { latestWorkingDay } from '@dinar/domain/days/working-day';
import { runJob } from '@dinar/functions/jobs/run-job';
import type { Log, LogFields } from '@dinar/functions/log/log';
import { jobTable } from '@dinar/functions/schedules/job-table';
import { fromRoot } from '@dinar/tools/command/project-root';
import { demoEnvironment } from '@dinar/tools/local/demo/demo-environment';
import { expect, inject, test } from 'vitest';
import { untilEventsDelivered } from '../support/outbox.ts';
import { openStaffDatabase } from './open-staff-database.ts';

const { hostingUrl, firestoreHost, projectId } = inject('stack');
const db = openStaffDatabase();

// Long before the demonstration's days: every row is new.
const day = latestWorkingDay(addDays(utcDay(new Date()), -60));

/** The facts that the trigger logged for a run's rows, from the functions emulator's log. */
async function aggregateLines(runId: string): Promise<readonly { document: string }[]> {
  const folder = `.local/run-${new URL(hostingUrl).port}`;
  const text = await readFile(fromRoot(folder, 'emulators.log'), 'utf8');
  const lines = [...text.matchAll(/\{[^{}\n]*"message":"aggregates"[^{}\n]*\}/g)];
  return lines
    .map(([line]): { document: string; runId?: string } => JSON.parse(line))
    .filter((facts) => facts.runId === runId);
}

test('One id follows a run from the fetch to the aggregates of its rows', async () => {
  const lines: (LogFields & { readonly message: string })[] = [];
  const write = (message: string, fields: LogFields = {}) => lines.push({ message, ...fields });
  const log: Log = { info: write, warn: write, error: write };
  const { ok, runId, report } = await runJob(
    'central-bank',
    jobTable['central-bank'],
    demoEnvironment(db, log, day),
  );
  expect({ ok, hasRows: report.rows > 0 }).toEqual({ ok: true, hasRows: true });
  expect(lines.map(({ message, runId: id }) => [message, id])).toEqual(
    ['Job started', 'Source answered', 'Rates ingested', 'Source read', 'Job finished'].map(
      (message) => [message, runId],
    ),
  );

  const rows = await db.collection('bank-rates').where('runId', '==', runId).get();
  expect(rows.size).toBe(report.rows);
  await untilEventsDelivered(firestoreHost, projectId, 60_000);
  const paths = rows.docs.map((row) => row.ref.path).sort();
  await expect
    .poll(async () => (await aggregateLines(runId)).map(({ document }) => document).sort())
    .toEqual(paths);

  const health = await db.doc('system/health').get();
  expect(health.get('jobs.central-bank.runId')).toBe(runId);
});
