import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { evening, type JobBench, openJobBench } from './open-job-bench.ts';
import { unreachable } from './source-pages.ts';

let bench: JobBench;

beforeAll(async () => {
  bench = await openJobBench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.close());

describe('The record of a run', () => {
  test('keeps the last success through later failures, and says why they failed', async () => {
    await bench.run('crypto');
    const later = new Date(evening.getTime() + 300_000);
    await bench.run('crypto', { now: later, fetch: unreachable });
    const record = await bench.health('crypto');
    expect(record).toMatchObject({
      rows: 0,
      error:
        'coingecko: no whole answer (ENOTFOUND). The source could not be reached; the next run tries again.',
      sources: { coingecko: { state: 'failed', rows: 0, refused: 0 } },
    });
    const instants = { lastRunAt: later, lastSuccessAt: evening };
    for (const [name, instant] of Object.entries(instants)) {
      const stored = (await bench.db.doc('system/health').get()).get(`jobs.crypto.${name}`);
      expect(stored.toDate()).toEqual(instant);
    }
  });

  test('is not replaced by that of a run begun before it', async () => {
    await bench.run('crypto');
    const record = await bench.health('crypto');
    const earlier = new Date(evening.getTime() - 300_000);
    await bench.run('crypto', { now: earlier, fetch: unreachable });
    expect(await bench.health('crypto')).toEqual(record);
  });

  test('and every line of its log carry one id, from the source to ingestion', async () => {
    const { runId } = await bench.run('bank-rates');
    expect(bench.lines.map(({ message }) => message)).toEqual([
      'Job started',
      'Source answered',
      'Rates ingested',
      'Source read',
      'Job finished',
    ]);
    expect(new Set(bench.lines.map((line) => line.runId))).toEqual(new Set([runId]));
  });
});
