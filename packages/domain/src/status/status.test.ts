import { expect, test } from 'vitest';
import type { JobHealth } from '../documents/health-document.ts';
import { healthNow, minutesAgo, serviceHealth, successAgo } from '../testing/service-health.ts';
import { decodeServiceHealth } from './run-facts.ts';
import { sourceStandings } from './source-standing.ts';

test('After a failed run a source is on time until its next success is overdue', () => {
  const failed = { ...successAgo(4), lastRunAt: healthNow, rows: 0, error: 'HTTP 503' };
  const [crypto] = sourceStandings(serviceHealth({ crypto: failed }), healthNow).filter(
    ({ job }) => job === 'crypto',
  );
  expect(crypto).toMatchObject({ kind: 'unsteady', succeededAt: minutesAgo(4) });
  const later = sourceStandings(
    serviceHealth({ crypto: failed }),
    new Date(healthNow.getTime() + 3_600_000),
  );
  expect(later.find(({ job }) => job === 'crypto')?.kind).toBe('late');
});

test('A source that never succeeded counts as never read and keeps its failed run', () => {
  const failing = { lastRunAt: healthNow, rows: 0, error: 'HTTP 503' };
  const health = serviceHealth({ 'live-rates': failing, crypto: successAgo(2) });
  const [failed, good] = health.runs;
  expect(sourceStandings(health, healthNow)).toStrictEqual([
    { job: 'central-bank', kind: 'never' },
    { job: 'bank-rates', kind: 'never' },
    { job: 'live-rates', kind: 'never', run: failed },
    { job: 'crypto', kind: 'current', run: good, succeededAt: minutesAgo(2) },
    { job: 'news', kind: 'never' },
  ]);
});

test('If the record of runs could not be read, every source counts as never read', () => {
  const kinds = sourceStandings(undefined, healthNow).map(({ kind }) => kind);
  expect(kinds).toEqual(['never', 'never', 'never', 'never', 'never']);
});

test('No part of a raw error reaches visitors', () => {
  const secret = 'ECONNREFUSED 10.0.0.7 https://source.example';
  const health = serviceHealth({
    crypto: {
      lastRunAt: healthNow,
      rows: 0,
      error: secret,
      sources: {
        coingecko: { state: 'failed', rows: 0, refused: 0, reason: secret, failure: 'unreachable' },
      },
    },
    'reconcile-aggregates': { lastRunAt: healthNow, rows: 7 },
  });
  expect(JSON.stringify(health)).not.toContain('ECONNREFUSED');
  expect(health.runs.map(({ job }) => job)).toEqual(['crypto']);
});

test('The facts of a run contain refusals, kinds of failure and the demonstration flag', () => {
  const run: JobHealth = {
    lastRunAt: healthNow,
    lastSuccessAt: healthNow,
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
    lastRunAt: healthNow,
    lastSuccessAt: healthNow,
    rows: 3,
    refused: 4,
    hasFailed: false,
    isWaiting: false,
    sourceCount: 4,
    isDemonstration: false,
    failures: ['implausible', 'internal'],
  };
  expect(serviceHealth({ crypto: run }).runs).toEqual([facts]);
  const demonstration = serviceHealth({ crypto: { ...run, isDemonstration: true } });
  expect(demonstration.runs).toEqual([{ ...facts, isDemonstration: true }]);
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
