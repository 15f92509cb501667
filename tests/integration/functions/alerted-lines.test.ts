import { logFilter, logSearches } from '@dinar/tools/operations/wanted/log-searches';
import { beforeEach, expect, test } from 'vitest';
import { jobContext } from './job-context.ts';
import { openFirestore } from './open-firestore.ts';

type Line = Readonly<Record<string, unknown>>;

const lines: Line[] = [];
for (const level of ['info', 'warn', 'error'] as const) {
  console[level] = (line: unknown) => lines.push(JSON.parse(String(line)));
}
// The functions' logger uses the console that exists when it is loaded.
const { cloudLog } = await import('@dinar/functions/config/cloud-log');
const { giveUpWhenOld } = await import('@dinar/functions/triggers/give-up-when-old');
const { reconcileAggregates } = await import('@dinar/functions/jobs/reconcile-aggregates');
const { judgeContactMessages } = await import('@dinar/functions/jobs/judge-contact-messages');
const { runJob } = await import('@dinar/functions/jobs/run-job');

const firestore = await openFirestore();
beforeEach(async () => {
  await firestore.clear();
  lines.length = 0;
});

/** The printed lines that an alert's filter matches, parsed as Cloud Logging parses them. */
function found(alert: keyof typeof logSearches): Line[] {
  const terms = logFilter(logSearches[alert]).split(' AND ');
  return lines.filter((line) => terms.every((term) => holds(term, line)));
}

function holds(term: string, line: Line): boolean {
  const [, field = '', operator, value = ''] = /^([\w.]+)(>=|=|:)(.*)$/.exec(term) ?? [];
  // The platform sets this field, not the line.
  if (field === 'resource.type') return true;
  const there = line[field.replace('jsonPayload.', '')];
  const severities = ['INFO', 'WARNING', 'ERROR'];
  if (operator === '>=') return severities.indexOf(String(there)) >= severities.indexOf(value);
  const words = value
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .map((word) => JSON.parse(word));
  return words.some((word) => (operator === ':' ? String(there).includes(word) : there === word));
}

const none = {
  'given-up': 0,
  drift: 0,
  'late-messages': 0,
  'push-refused': 0,
  'job-failed': 0,
};

function counts() {
  const alerts = Object.keys(logSearches) as (keyof typeof logSearches)[];
  return Object.fromEntries(alerts.map((alert) => [alert, found(alert).length]));
}

function runWithLog(name: string, job: Parameters<typeof runJob>[1]) {
  return runJob(name, job, { ...jobContext(firestore.db, new Date()), log: cloudLog });
}

test('A night without repairs raises no alarm', async () => {
  await runWithLog('reconcile-aggregates', reconcileAggregates);
  await runWithLog('judge-contact-messages', judgeContactMessages);
  expect(lines.length).toBeGreaterThan(1);
  expect(counts()).toEqual(none);
});

test('An aggregate that no rows explain is found by the alert on drift', async () => {
  await firestore.db.doc('rates-stats/EUR').set({ currency: 'EUR' });
  await runWithLog('reconcile-aggregates', reconcileAggregates);
  expect(counts()).toEqual({ ...none, drift: 1 });
});

test('A message that only the job of the night judged is found by the alert on it', async () => {
  await firestore.db
    .doc('contact-messages/lost')
    .set({ status: 'pending', timestamp: new Date(0) });
  await runWithLog('judge-contact-messages', judgeContactMessages);
  expect(counts()).toEqual({ ...none, 'late-messages': 1 });
});

test('An event that is given up is found by the alert on it', async () => {
  const event = { id: 'event/1', time: '2026-01-01T00:00:00Z', document: 'bank-rates/x' };
  await giveUpWhenOld('onBankRateWritten', event, () => Promise.reject(new Error('DEADLINE')));
  expect(counts()).toEqual({ ...none, 'given-up': 1 });
});

test.each([
  ['reconcile-aggregates', 1],
  ['judge-contact-messages', 1],
  ['purge-contact-messages', 1],
  // The uptime check monitors this job.
  ['news', 0],
])(
  'A failed run of %s is found %i times by the alert on jobs of the night',
  async (name, times) => {
    await expect(runWithLog(name, () => Promise.reject(new Error('broken')))).rejects.toThrow();
    expect(counts()).toEqual({ ...none, 'job-failed': times });
    const stack = expect.stringMatching(/^Error: broken\n/);
    expect(lines).toContainEqual(expect.objectContaining({ severity: 'ERROR', stack }));
  },
);
