import { expect, test } from 'vitest';
import { encodeJobHealth, type JobHealth } from '../documents/health-document.ts';
import { decodeServiceHealth, type ServiceHealth } from './run-facts.ts';
import { sourceStandings } from './source-standing.ts';

// A Friday; 11:00 in Tunis.
const now = new Date('2026-11-20T10:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const success = (minutes: number): JobHealth => ({
  lastRunAt: ago(minutes),
  lastSuccessAt: ago(minutes),
  rows: 3,
});

function read(jobs: Readonly<Record<string, JobHealth>>): ServiceHealth {
  const fields = Object.entries(jobs).map(([name, job]) => [name, encodeJobHealth(job)]);
  const decoded = decodeServiceHealth('system/health', { jobs: Object.fromEntries(fields) });
  if (!decoded.ok) throw new Error(decoded.problem.reason);
  return decoded.value;
}

test('After a failed run a source is on time until its next success is overdue', () => {
  const failed = { ...success(4), lastRunAt: now, rows: 0, error: 'HTTP 503' };
  const [crypto] = sourceStandings(read({ crypto: failed }), now).filter(
    ({ job }) => job === 'crypto',
  );
  expect(crypto).toMatchObject({ kind: 'unsteady', succeededAt: ago(4) });
  const later = sourceStandings(read({ crypto: failed }), new Date(now.getTime() + 3_600_000));
  expect(later.find(({ job }) => job === 'crypto')?.kind).toBe('late');
});

test('A source that never succeeded counts as never read and keeps its failed run', () => {
  const failing = { lastRunAt: now, rows: 0, error: 'HTTP 503' };
  const health = read({ 'live-rates': failing, crypto: success(2) });
  const [failed, good] = health.runs;
  expect(sourceStandings(health, now)).toStrictEqual([
    { job: 'central-bank', kind: 'never' },
    { job: 'bank-rates', kind: 'never' },
    { job: 'live-rates', kind: 'never', run: failed },
    { job: 'crypto', kind: 'current', run: good, succeededAt: ago(2) },
    { job: 'news', kind: 'never' },
  ]);
});

test('If the record of runs could not be read, every source counts as never read', () => {
  const kinds = sourceStandings(undefined, now).map(({ kind }) => kind);
  expect(kinds).toEqual(['never', 'never', 'never', 'never', 'never']);
});

test('No part of a raw error reaches visitors', () => {
  const secret = 'ECONNREFUSED 10.0.0.7 https://source.example';
  const health = read({
    crypto: {
      lastRunAt: now,
      rows: 0,
      error: secret,
      sources: {
        coingecko: { state: 'failed', rows: 0, refused: 0, reason: secret, failure: 'unreachable' },
      },
    },
    'reconcile-aggregates': { lastRunAt: now, rows: 7 },
  });
  expect(JSON.stringify(health)).not.toContain('ECONNREFUSED');
  expect(health.runs.map(({ job }) => job)).toEqual(['crypto']);
});
