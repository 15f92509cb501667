import { utcDay } from '@dinar/domain/days/rate-date';
import { workingDaysBefore } from '@dinar/domain/days/working-day';
import { decodeCoin } from '@dinar/domain/documents/coin-document';
import { collection } from '@dinar/domain/documents/collections';
import { decodeHealth } from '@dinar/domain/documents/health-document';
import { decodeNewsItem } from '@dinar/domain/documents/news-document';
import { describe, expect, inject, test } from 'vitest';
import { type Outcome, startProgram } from '../support/run-program.ts';
import { openStaffDatabase } from './open-staff-database.ts';

const db = openStaffDatabase();

async function runJob(...argv: readonly string[]): Promise<Outcome> {
  const env = { FIRESTORE_EMULATOR_HOST: inject('stack').firestoreHost };
  return startProgram('packages/local-run/bin/job.mjs', argv, env).ended;
}

describe('A local run', () => {
  test('begins with prices and headlines that say they are a demonstration', async () => {
    const coins = await db.collection(collection.coins).get();
    expect(coins.size).toBe(16);
    for (const { ref, data } of coins.docs.map((it) => ({ ref: it.ref, data: it.data() }))) {
      expect(decodeCoin(ref.path, data)).toMatchObject({ ok: true, value: { source: 'demo' } });
    }
    const news = await db.collection(collection.news).orderBy('date', 'desc').limit(6).get();
    expect(news.size).toBe(6);
    for (const { ref, data } of news.docs.map((it) => ({ ref: it.ref, data: it.data() }))) {
      const decoded = decodeNewsItem(ref.path, data);
      expect(decoded.ok && decoded.value.source).toMatch(/ \(démonstration\)$/);
    }
  });
});

describe('npm run job', () => {
  // Before the days that the demonstration fills.
  const day = workingDaysBefore(utcDay(new Date()), 12).at(-1);

  test('runs a job of a day once; its aggregates follow, and twice changes nothing', async () => {
    const first = await runJob('central-bank', '--date', String(day));
    expect(first).toMatchObject({ code: 0 });
    expect(first.output).toContain('central-bank: 20 rows written.\n  BCT: stored 20 rows');
    const history = async () => {
      const year = await db.doc(`${collection.rateHistory}/EUR_${day?.slice(0, 4)}`).get();
      return year.get('points')?.[day?.slice(5) ?? '']?.central;
    };
    await expect.poll(history).toBeGreaterThan(3);
    const second = await runJob('central-bank', '--date', String(day));
    expect(second.output).toContain('central-bank: 0 rows written.\n  BCT: unchanged');
    const health = await db.doc(`${collection.system}/health`).get();
    const decoded = decodeHealth(health.ref.path, health.data());
    expect(decoded.ok && decoded.value.jobs['central-bank']?.lastSuccessAt).toBeInstanceOf(Date);
  });

  test('tells its log line by line when asked to', async () => {
    const { output } = await runJob('news', '--verbose');
    expect(output).toContain('"message":"Source answered"');
    expect(output).toContain('news: 0 rows written.');
  });

  test('names an unknown job, an impossible day, and a Firestore that does not answer', async () => {
    expect(await runJob('cryptos')).toMatchObject({
      code: 2,
      output: expect.stringContaining('There is no job "cryptos".'),
    });
    expect(await runJob('central-bank', '--date', '2026-02-30')).toMatchObject({
      code: 2,
      output: expect.stringContaining('write it YYYY-MM-DD'),
    });
    const env = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:9' };
    const closed = await startProgram('packages/local-run/bin/job.mjs', ['crypto'], env).ended;
    expect(closed).toMatchObject({
      code: 2,
      output: expect.stringContaining('No Firestore answers at 127.0.0.1:9.'),
    });
  });
});
