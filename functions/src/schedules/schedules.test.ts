import { expect, test } from 'vitest';
import { jobTable } from './job-table.ts';
import * as schedules from './schedules.ts';

test.each(Object.entries(schedules))(
  '%s is deployed in one region and in the time zone of Tunis, one run at a time',
  (_name, { __endpoint: endpoint, jobName, job }) => {
    expect(jobTable[jobName]).toBe(job);
    expect(endpoint).toMatchObject({
      region: ['europe-west1'],
      timeoutSeconds: expect.any(Number),
      maxInstances: 1,
      scheduleTrigger: {
        schedule: expect.stringMatching(/^[\d*/,-]+( [\d*/,-]+){4}$/),
        timeZone: 'Africa/Tunis',
        retryConfig: { retryCount: expect.any(Number) },
      },
    });
  },
);

test('Every job of the command line has its own name', () => {
  const byHand = ['central-bank-backfill', 'central-bank-archive'];
  expect(Object.keys(jobTable)).toHaveLength(Object.keys(schedules).length + byHand.length);
  expect(Object.keys(jobTable)).toEqual(expect.arrayContaining(byHand));
});
