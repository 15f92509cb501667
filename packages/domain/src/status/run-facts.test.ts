import { expect, test } from 'vitest';
import { encodeJobHealth, type JobHealth } from '../documents/health-document.ts';
import { decodeServiceHealth } from './run-facts.ts';

const now = new Date('2026-11-20T10:00:00Z');

function runsOf(crypto: JobHealth) {
  const decoded = decodeServiceHealth('system/health', {
    jobs: { crypto: encodeJobHealth(crypto) },
  });
  return decoded.ok && decoded.value.runs;
}

test('The facts of a run contain refusals, kinds of failure and the demonstration flag', () => {
  const run: JobHealth = {
    lastRunAt: now,
    lastSuccessAt: now,
    rows: 3,
    sources: {
      a: { state: 'stored', rows: 2, refused: 1 },
      b: { state: 'unchanged', rows: 0, refused: 0 },
      c: { state: 'failed', rows: 0, refused: 3, failure: 'implausible' },
      d: { state: 'failed', rows: 0, refused: 0 },
    },
  };
  const facts = {
    job: 'crypto',
    lastRunAt: now,
    lastSuccessAt: now,
    rows: 3,
    refused: 4,
    hasFailed: false,
    isWaiting: false,
    sourceCount: 4,
    isDemonstration: false,
    failures: ['implausible', 'internal'],
  };
  expect(runsOf(run)).toEqual([facts]);
  expect(runsOf({ ...run, isDemonstration: true })).toEqual([{ ...facts, isDemonstration: true }]);
});

test('An invalid record is rejected with its path and field', () => {
  const broken = { jobs: { crypto: { lastRunAt: 'hier', rows: 0 } } };
  expect(decodeServiceHealth('system/health', broken)).toEqual({
    ok: false,
    problem: {
      path: 'system/health',
      reason: 'jobs.crypto.lastRunAt: Expected an instant but received "hier"',
    },
  });
});
