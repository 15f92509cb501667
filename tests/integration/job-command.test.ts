import { utcDay } from '@dinar/domain/days/rate-date';
import { workingDaysBefore } from '@dinar/domain/days/working-day';
import { decodeCoin } from '@dinar/domain/documents/coin-document';
import { collection } from '@dinar/domain/documents/collections';
import { decodeHealth } from '@dinar/domain/documents/health-document';
import { decodeNewsItem } from '@dinar/domain/documents/news-document';
import { runInProcess } from '@dinar/tools/command/testing/run-in-process';
import { command } from '@dinar/tools/staff/job';
import { describe, expect, inject, test } from 'vitest';
import { type Outcome, startCommand } from '../support/run-program.ts';
import { openStaffDatabase } from './open-staff-database.ts';

const db = openStaffDatabase();

const offset = ['--port-offset', String(inject('stack').portOffset)];

async function runJob(...argv: readonly string[]): Promise<Outcome> {
  return startCommand('job', [...argv, ...offset]).ended;
}

/** Runs the command in this process, without an environment. */
const refusalOf = (...argv: readonly string[]) => runInProcess(command, [...argv, ...offset]);

describe('A local run', () => {
  test('starts with prices and headlines marked as a demonstration', async () => {
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
    expect(first.output).toContain(
      'central-bank : 20 lignes écrites.\n  BCT : lu, 20 lignes écrites',
    );
    const history = async () => {
      const year = await db.doc(`${collection.rateHistory}/EUR_${day?.slice(0, 4)}`).get();
      return year.get('points')?.[day?.slice(5) ?? '']?.central;
    };
    await expect.poll(history).toBeGreaterThan(3);
    const second = await runJob('central-bank', '--date', String(day));
    expect(second.output).toContain('central-bank : 0 ligne écrite.\n  BCT : inchangé');
    const health = await db.doc(`${collection.system}/health`).get();
    const decoded = decodeHealth(health.ref.path, health.data());
    expect(decoded.ok && decoded.value.jobs['central-bank']?.lastSuccessAt).toBeInstanceOf(Date);
  });

  test('prints its log line by line with --verbose', async () => {
    // The demonstration has new headlines every hour.
    await runJob('news');
    const { output } = await runJob('news', '--verbose');
    expect(output).toContain('"message":"Source answered"');
    expect(output).toContain('news : 0 ligne écrite.');
  });

  test.each([
    [['cryptos'], "La tâche « cryptos » n'existe pas ; au choix live-rates,"],
    [['toString'], "La tâche « toString » n'existe pas"],
    [['central-bank', '--date', '2999-01-04'], "--date 2999-01-04 est après aujourd'hui"],
    [['crypto', '--date', '2026-11-19'], 'La tâche crypto ne prend pas --date'],
    [['central-bank', '--from', '2026-11-19'], 'La tâche central-bank ne prend pas --from'],
    [
      ['central-bank-backfill', '--from', '2026-11-19', '--date', '2026-11-18'],
      '--from 2026-11-19 est après --date 2026-11-18.',
    ],
  ])('refuses %j: %s', async (argv, problem) => {
    const { code, err } = await refusalOf(...argv);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(problem) });
  });

  test('reads the real sources only for a caller that names itself', async () => {
    const { code, err } = await refusalOf('crypto', '--real-sources');
    expect(code).toBe(1);
    expect(err).toContain('La variable SITE_URL manque');
  });
});
