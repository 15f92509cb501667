import { expect, test } from 'vitest';
import { encodeJobHealth, type JobHealth } from '../documents/health-document.ts';
import { decodeServiceHealth, type ServiceHealth } from './run-facts.ts';
import { sourceStandings } from './source-standing.ts';
import { lastRunInWords, overallInWords } from './status-words.ts';

// A Friday; 11:00 in Tunis.
const now = new Date('2026-11-20T10:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const success = (minutes: number): JobHealth => ({
  lastRunAt: ago(minutes),
  lastSuccessAt: ago(minutes),
  rows: 3,
});
const allWell = {
  'central-bank': success(16 * 60),
  'bank-rates': success(20),
  'live-rates': success(55),
  crypto: success(2),
  news: success(40),
};

function read(jobs: Readonly<Record<string, JobHealth>>): ServiceHealth {
  const fields = Object.entries(jobs).map(([name, job]) => [name, encodeJobHealth(job)]);
  const decoded = decodeServiceHealth('system/health', { jobs: Object.fromEntries(fields) });
  if (!decoded.ok) throw new Error(decoded.problem.reason);
  return decoded.value;
}

const overall = (jobs: Readonly<Record<string, JobHealth>>) =>
  overallInWords(sourceStandings(read(jobs), now));

test('All sources on time are reported in one sentence', () => {
  expect(overall(allWell)).toBe('Toutes les sources sont à jour');
});

test('Late and never read sources are listed by name', () => {
  expect(overall({ ...allWell, crypto: success(90) })).toBe(
    'Une source en retard : les crypto-monnaies',
  );
  expect(overall({ ...allWell, crypto: success(90), news: success(300) })).toBe(
    '2 sources en retard : les crypto-monnaies et les actualités',
  );
  const { news: _, ...withoutNews } = allWell;
  expect(overall({ ...withoutNews, 'live-rates': success(600) })).toBe(
    'Une source en retard : le marché des changes. Une source pas encore relevée : les actualités',
  );
  const { crypto: __, ...withoutBoth } = withoutNews;
  expect(overall(withoutBoth)).toBe(
    '2 sources pas encore relevées : les crypto-monnaies et les actualités',
  );
  expect(overall({})).toBe('Aucune source n’a encore été relevée');
});

test('All sources late are reported in one sentence', () => {
  const old = Object.fromEntries(Object.keys(allWell).map((job) => [job, success(30 * 24 * 60)]));
  expect(overall(old)).toBe('Toutes les sources sont en retard');
});

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
  expect(health.runs.map(lastRunInWords)).toEqual(['La source n’a pas répondu.']);
});

test.each([
  [{ rows: 1 }, '1 ligne mise à jour.'],
  [{ rows: 0 }, 'Rien de nouveau à la source.'],
  [
    { rows: 0, sources: { BCT: { state: 'waiting', rows: 0, refused: 0 } } },
    'La publication du jour est attendue.',
  ],
  [
    {
      rows: 20,
      sources: {
        a: { state: 'stored', rows: 20, refused: 2 },
        b: { state: 'failed', rows: 0, refused: 0, failure: 'unreadable' },
      },
    },
    '20 lignes mises à jour. Une source sur 2 en échec. 2 lignes écartées par nos contrôles.',
  ],
  [
    {
      rows: 0,
      sources: {
        a: { state: 'unchanged', rows: 0, refused: 1 },
        b: { state: 'failed', rows: 0, refused: 0, failure: 'unreadable' },
        c: { state: 'failed', rows: 0, refused: 0 },
      },
    },
    'Rien de nouveau à la source. 2 sources sur 3 en échec. 1 ligne écartée par nos contrôles.',
  ],
  [{ rows: 0, error: 'boom' }, 'Le relevé s’est interrompu de notre côté.'],
] as const)('A run of %j is reported as « %s »', (run, words) => {
  const { runs } = read({ crypto: { lastRunAt: now, ...run } });
  expect(runs.map(lastRunInWords)).toEqual([words]);
});
