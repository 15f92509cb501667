import { sourceJobs } from '@dinar/domain/schedules/job-rhythm';
import type { ServiceHealth } from '@dinar/domain/status/run-facts';
import { expect, test } from 'vitest';
import { answerUptime } from './answer-uptime.ts';

// A Friday; 11:00 in Tunis.
const now = new Date('2026-11-20T10:00:00Z');

function healthOf(minutesAgo: Readonly<Record<string, number>>): ServiceHealth {
  const runs = sourceJobs.map((job) => {
    const at = new Date(now.getTime() - (minutesAgo[job] ?? 1) * 60_000);
    const counts = { rows: 3, refused: 0, sourceCount: 1, failures: [] };
    const states = { hasFailed: false, isWaiting: false, isDemonstration: false };
    return { job, lastRunAt: at, lastSuccessAt: at, ...counts, ...states };
  });
  return { runs };
}

async function answered(value: ServiceHealth | undefined, isStale = false) {
  const reported: unknown[] = [];
  const { status, body, headers } = await answerUptime({
    health: async () => ({ value, isStale }),
    now: () => now,
    report: (error) => reported.push(error),
  });
  expect(reported).toEqual([]);
  expect(headers['Cache-Control']).toBe('no-store');
  return `${status} ${body.trim()}`;
}

test('A monitor gets 200 while every source is in time', async () => {
  expect(await answered(healthOf({}))).toBe('200 Toutes les sources sont à jour');
});

test('A late source is answered with 503 and its name', async () => {
  expect(await answered(healthOf({ crypto: 90 }))).toBe(
    '503 Une source en retard\u202f: les crypto-monnaies',
  );
});

test('A site whose jobs never ran is answered with 503', async () => {
  expect(await answered(undefined)).toBe('503 Aucune source n’a encore été relevée');
});

test('Unreadable or stale records are answered with 503', async () => {
  const unreadable = 'Les relevés ne peuvent pas être lus dans Firestore';
  expect(await answered(healthOf({}), true)).toBe(`503 ${unreadable}`);
  const reported: unknown[] = [];
  const failure = new Error('no answer');
  const { status, body } = await answerUptime({
    health: () => Promise.reject(failure),
    now: () => now,
    report: (error) => reported.push(error),
  });
  expect({ status, body, reported }).toEqual({
    status: 503,
    body: `${unreadable}\n`,
    reported: [failure],
  });
});
